import type { WorkingPrinciples } from './working-principle.ts';

export const AIR_PRINCIPLES: WorkingPrinciples = {
  blow: [
    {
      name: 'an axial fan',
      limit: 'moves much air against little pressure, and stalls before filters and long ducts',
      rule: 'one axial stage builds about 10 to 500 Pa, and twice the speed gives twice the flow at four times the pressure for eight times the power',
      trial:
        'set a bought fan before the real filter, duct or grille, measure the air speed with a hand anemometer with and without it, and stop if the flow falls below the need',
      cues: /\b(?:axial(?:ly)?[- ](?:flow[- ]?)?(?:fan|blower|impeller)s?|axial[- ]flow|propellers?|ceiling[- ]fans?|cooling[- ]fans?|shaft fan|fan[- ]blades?|fan shrouds?|fan wheel|pitch of (?:the )?blades?|blade pitch)\b/i,
      terms: ['axial fan', 'propeller', 'fan blade'],
      usualOn:
        'desktop computers, bedrooms, strollers, bathrooms, car radiators, air conditioners, greenhouses, barns, tunnels',
    },
    {
      name: 'a centrifugal impeller',
      limit:
        'builds pressure but turns the air through a right angle, and needs a housing much larger than its inlet',
      rule: 'one stage builds about half to all of the air density times the square of the tip speed, so roughly 1.5 to 3 kPa at 50 m/s',
      trial:
        'couple a bought blower with speed control to the real hose, filter or bag, read the pressure on a water tube, and stop if it is too loud at what is needed',
      cues: /\b(?:centrifugal\w*|impellers?|radial[- ](?:fan|blower|blade|impeller)s?|volutes?|scroll[- ](?:housing|casing)s?|squirrel[- ]cage|sirocco|(?:cross|tangential)[- ]?flow[- ](?:fan|blower)s?|turbo-?(?:blower|fan|compressor)s?)\b/i,
      terms: ['centrifugal blower', 'impeller', 'radial fan'],
      usualOn:
        'vacuum cleaners, leaf blowers, hair dryers, hand dryers, range hoods, air purifiers, breathing masks, bouncy castles, air mattresses',
    },
    {
      name: 'a displacement pump',
      limit:
        'gives high pressure or deep vacuum at little flow, in pulses, with seals and heat to look after',
      rule: 'minutes to fill are litres held times bar gained, divided by free litres a minute, and one uncooled stage to 8 bar absolute heats air to about 250 °C',
      trial:
        'run a bought pump on the real volume or depth for three turns without rest, log pressure, time and temperature, and stop if the third is too slow, too hot or too loud',
      cues: /\b(?:vacuum[- ](?:pump|chamber|source|generator)s?|(?:air|diaphragm|piston|rotary|vane|screw|roots|peristaltic|lobe|fore)[- ]?(?:pump|compressor|blower)s?|pump (?:power|rotor|unit|motor)|compressors?|negative[- ]pressure|reduced[- ]pressure)\b/i,
      terms: ['vacuum pump', 'diaphragm pump', 'roots blower'],
      usualOn:
        'tires, balls, paddle boards, aquariums, breast pumps, air tools, truck brakes, milking parlors, sewage plants',
    },
    {
      name: 'nozzles, louvres and dampers',
      limit: 'only shapes the air that a fan supplies, and pays for every bend and narrowing with pressure',
      rule: 'a round jet keeps its speed for about six nozzle widths, has half at twelve and a tenth at sixty, and losses rise with the square of the speed',
      trial:
        'shape the outlet from cardboard and tape on the fan at hand, measure the air speed where it is wanted, and stop if a plain opening turned that way does as well',
      cues: /\b(?:louv(?:er|re)\w*|diffusers?|nozzles?|dampers?|deflectors?|guide (?:vane|surface|blade|plate)s?|air[- ]guid\w+|grill(?:e|es)?|plenums?|air[- ](?:duct|channel|passage|tower|outlet)s?|ventilation ducts?|manifolds?)\b/i,
      terms: ['air nozzle', 'louver', 'air damper'],
      usualOn:
        'car dashboards, aircraft seats, offices, shop entrances, clean rooms, ovens, hair dryers, bottling lines, refrigerators',
    },
    {
      name: 'a jet that entrains air',
      limit: 'needs fast or compressed air to begin with, and turns much of its energy into noise',
      rule: 'the momentum stays, so a jet that has drawn in nine parts of still air for one keeps a tenth of its speed and a tenth of its energy',
      trial:
        'blow compressed air through a bought air amplifier or ejector, measure the flow, the noise and the compressor’s power, and stop if a plain fan or pump does it for less',
      cues: /\b(?:ejectors?|venturi\w*|bladeless|coanda|entrain\w*|jet[- ]pumps?|(?:annular|ring)[- ](?:nozzle|jet|slit)s?|air[- ](?:amplif\w+|multipl\w+)|induced[- ]air)\b/i,
      terms: ['bladeless fan', 'air ejector', 'Coanda'],
      usualOn:
        'bladeless fans, gas burners, oxygen masks, air guns, escape slides, suction grippers, sandblasters, steam plants, road tunnels',
    },
    {
      name: 'natural draught',
      limit: 'depends on wind or a difference in temperature, and is weakest on still, mild days',
      rule: 'near room temperature each metre of height gives about 0.04 Pa for each degree of difference, while wind of 5 m/s presses with up to about 15 Pa',
      trial:
        'hold incense smoke and an anemometer at the opening or a mock up three times a day for a week, and stop if the flow stalls or turns when it is needed',
      cues: /\b(?:chimneys?|stack effect|natural(?:ly)?[- ](?:convect\w*|ventilat\w*|drau?(?:gh|f)t\w*|air)|(?:thermal|solar)[- ](?:drau?(?:gh|f)t|chimney)|ridge[- ]vents?|wind[- ](?:driven|catcher|powered)|ventilated gaps?|air gaps?|breathable|updraft)\b/i,
      terms: ['natural ventilation', 'stack effect', 'ridge vent'],
      usualOn:
        'chimneys, fireplaces, tents, attics, homes, barns, atriums, composting toilets, cooling towers',
    },
    {
      name: 'bellows, bulb or breath',
      limit: 'gives one puff at a time, for as long as somebody works it',
      rule: 'the volume to fill divided by the volume of a puff gives the strokes, and a full breath holds about 3 to 5 litres at seldom over 10 kPa',
      trial:
        'let ten typical users do the task on a dummy with a bought bulb, bellows or mouthpiece, count strokes and time, and stop if three give up or fall short',
      cues: /\b(?:bellows|squeez\w+|hand[- ](?:pump|operated|bulb)\w*|(?:rubber|suction|squeeze)[- ]bulbs?|foot[- ]pumps?|exhal\w+|resuscitat\w+)\b/i,
      terms: ['bellows', 'squeeze bulb', 'hand pump'],
      usualOn:
        'balloons, pool floats, camping mats, camera lenses, fireplaces, baby noses, resuscitators, pressure cuffs, accordions',
    },
    {
      name: 'a vibrating blade or membrane',
      limit: 'must run at its resonance, and moves air over a short distance only',
      rule: 'air speed grows with stroke times frequency, and with a quality factor of 20 a drive 5 % off resonance gives less than half the stroke',
      trial:
        'put a bought piezo fan before the warm part or sensor, measure temperature or response with it on and off, and stop if the gain is too small or the hum is heard',
      cues: /\b(?:piezo\w*|synthetic[- ]jets?|(?:vibrat|oscillat|flapp)\w+[- ](?:membrane|blade|diaphragm|plate|wing)s?|resonant (?:pump|cavity|blade)s?|ultrasonic (?:pump|blower|fan)s?)\b/i,
      terms: ['piezoelectric fan', 'synthetic jet'],
      usualOn: 'laptops, tablets, phones, smart glasses, led lamps, gas sensors',
    },
    {
      name: 'ionic wind',
      limit: 'moves little air at high voltage, makes ozone, and fouls its electrodes with dust',
      rule: 'it reaches about 1 to 5 m/s and a few pascals at several kilovolts, and turns only about 1 % of the electric power into moving air',
      trial:
        'run a bought ionic purifier for a week in a dusty room, measure air speed and ozone on the first and last day, and stop if speed halves or ozone passes 100 µg/m³',
      cues: /\b(?:ion(?:ic)?[- ]winds?|corona[- ](?:wind|discharge)\w*|electro-?hydro-?dynamic\w*|plasma[- ]actuators?|electro-?aero-?dynamic\w*)\b/i,
      terms: ['ionic wind', 'electrohydrodynamic', 'corona discharge'],
      usualOn: 'air purifiers, smoking rooms, microchips, led lamps, physics lessons',
      needs: ['hazard'],
    },
  ],
};
