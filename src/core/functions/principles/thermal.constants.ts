import type { WorkingPrinciples } from './working-principle.ts';

export const THERMAL_PRINCIPLES: WorkingPrinciples = {
  cool: [
    {
      name: 'stored cold',
      limit:
        'must be frozen or chilled again between uses, and stops at a set temperature only if it melts there',
      cues: /\b(?:ice[- ](?:packs?|cubes?|water|baths?|slurr(?:y|ies)|blocks?|storage)|(?:crushed|dry) ice|frozen (?:water|gel|liquid|packs?|blocks?|inserts?|cores?|bottles?|particles?)|phase[- ]chang\w*|chang\w+ (?:of )?phase|latent[- ]heat|cold[- ](?:packs?|storage|stores?|accumulators?)|gel[- ]packs?|cooling agents?|eutectic|pcm|pre-?(?:chilled|cooled)|paraffin)\b/i,
      terms: ['phase change', 'ice pack', 'latent heat'],
    },
    {
      name: 'heat given to a cooler mass',
      limit:
        'ends where both are equally warm, so the mass sets the final temperature and must cool down before the next use',
      cues: /\b(?:heat[- ]?sinks?|radiators?|fins?|finned|heat[- ]exchang\w*|heat[- ](?:spreader|pipe)s?|heat[- ](?:radiating|dissipat\w+)[- ](?:plate|sheet|material|member|part|structure|body)s?|thermal(?:ly)?[- ]conduct\w*|vapou?r[- ]chambers?|thermosy?i?phons?)\b/i,
      terms: ['heat exchanger', 'heat sink', 'heat pipe'],
    },
    {
      name: 'a pumped coolant',
      limit: 'needs a pump, power and somewhere to give the heat off',
      cues: /\b(?:coolant[- ](?:loop|circuit|channel|passage|flow|pump|line|jacket|path|tank|stream|pass|circulat|enter)\w*|(?:liquid|flowing|circulating|incoming|electric) coolants?|cool(?:ing|ed)[- ](?:liquid|water|fluid|channel|circuit|passage|loop|jacket)s?|(?:liquid|water|fluid)[- ]cool\w*|fluid loops?|cold plates?|(?:circulat\w+|pump(?:s|ed|ing)?) (?:the |a |of )?(?:cool\w*|cold|chilled|liquid|fluid|water))\b/i,
      terms: ['coolant loop', 'liquid cooling'],
    },
    {
      name: 'a compression cycle',
      limit: 'needs a compressor and steady power, and is heavy for its size',
      cues: /\b(?:condensers?|evaporators?|refrigerants?|refrigerat\w*|heat pumps?|expansion valves?|vapou?r[- ]compression)\b/i,
      terms: ['refrigerant', 'vapor compression'],
      large: true,
    },
    {
      name: 'evaporation',
      limit: 'uses up its liquid, and in the open works the worse the damper the air is',
      cues: /\b(?:evaporat(?:ion|ive|ively|es?|ed|ing)|vacuum pumps?|vacuum[- ]cool\w*|mist(?:s|ing)?|wet(?:s|ted|ting)?|sorption|zeolites?|desiccants?|liquid nitrogen|cryogen\w*)\b/i,
      terms: ['evaporative cooling', 'vacuum cooling'],
    },
    {
      name: 'moved air',
      limit: 'never gets below the air around, is slow through a closed wall, and is heard',
      cues: /\b(?:fans?|blowers?|air[- ]?flow\w*|air[- ](?:duct|channel|passage|nozzle|vent)s?|ventilat\w+|air[- ]cool\w*|louv\w+|(?:cold|cool|cooling|ambient|outside) air|(?:film|impingement)[- ]cool\w*)\b/i,
      terms: ['cooling fan', 'air cooling'],
    },
    {
      name: 'a thermoelectric element',
      limit: 'moves little heat for the power it draws, and its hot side must be cooled too',
      cues: /\b(?:thermo-?electric\w*|peltier\w*|magnetocaloric|electrocaloric)\b/i,
      terms: ['thermoelectric', 'Peltier'],
    },
    {
      name: 'a cooling reaction',
      limit: 'serves once, and its salts must stay apart from what is cooled',
      cues: /\b(?:endotherm\w+|ammonium nitrate|urea)\b/i,
      terms: ['endothermic', 'ammonium nitrate'],
    },
  ],
  heat: [
    {
      name: 'an electric resistance element',
      limit: 'draws as much power as it gives heat, and may scorch what it touches if its control fails',
      cues: /\b(?:heat(?:ing)?[- ]?(?:generating )?(?:resist\w+ )?(?:elements?|wires?|films?|pads?|cables?|rods?|cartridges?|resistors?|filaments?|foils?|mats?|blankets?)|(?:electric(?:al(?:ly)?)?|resistance|resistive(?: film)?|cartridge|ceramic|ptc|film|immersion)[- ]heat(?:ers?|ing|ed)|heater[- ](?:elements?|wires?|plates?)|hot ?plates?|ptc|nichrome|joule heat\w*|electrothermal\w*)\b/i,
      terms: ['heating element', 'resistance heater'],
    },
    {
      name: 'a burnt fuel',
      limit: 'needs fuel, fresh air and a safe way out for the fumes',
      cues: /\b(?:burners?|flames?(?![- ](?:retard|resist|proof))|(?:gas|oil|coal|wood|biomass|direct|fuel)[- ](?:fired|burning|stove)s?|fire ?box(?:es)?|fireplaces?|wood[- ]?stoves?|propane|butane|charcoal|wood pellets?|catalytic combust\w+|combustible|(?:oxidi[sz]|burn|combust)\w* (?:the |a )?fuel|combustion (?:air|heater)s?|pilot light)\b/i,
      terms: ['gas burner', 'catalytic burner'],
    },
    {
      name: 'a hot fluid brought in',
      limit: 'must itself be heated elsewhere, and loses warmth in its pipes on the way',
      cues: /\b(?:hot[- ](?:water|oil|air|gas(?:es)?|liquid|fluid)|(?:heated|warm|warmed)[- ](?:water|oil|air|gas(?:es)?|liquid|fluid)|steam|heat[- ](?:transfer|carrier|exchange)[- ](?:fluid|medium|liquid)s?|heating (?:fluid|medium|liquid|water|jacket)s?|water (?:bath|jacket)s?|convection oven)\b/i,
      terms: ['hot water', 'steam heating', 'hot air'],
    },
    {
      name: 'a heating field',
      limit: 'heats only what takes up the field, such as metal or moisture, and must be shielded',
      cues: /\b(?:microwav\w+|induct(?:ion|ive|ively)[- ](?:heat\w*|cook\w*|coils?|hobs?)|(?:heat\w+|cook\w+) by induction|dielectric(?:ally)? heat\w*|eddy[- ]currents?|susceptors?|magnetrons?|(?:radio[- ]?frequency|rf)[- ](?:heat\w*|energy|power|electrodes?)|ohmic heat\w*)\b/i,
      terms: ['induction heating', 'microwave heating', 'susceptor'],
    },
    {
      name: 'radiant heat',
      limit: 'warms only what it can see, and that on the outside first',
      cues: /\b(?:(?:far[- ])?infra-?red (?:heat\w*|lamps?|radiat\w+|emitters?|energy|rays?|light)|radiant(?:ly)? (?:heat\w*|energy|panels?)|halogen (?:lamp|heater)s?|(?:heat|heating|quartz|tungsten) lamps?|laser[- ]heat\w*|heat\w* (?:by|with|using) (?:a |the )?laser\w*|lamps (?:at|on|above|behind))\b/i,
      terms: ['infrared heater', 'radiant heater'],
    },
    {
      name: 'stored or chemical heat',
      limit: 'runs out after a while, and must then be charged again or thrown away',
      cues: /\b(?:exotherm\w+|quicklime|calcium oxide|iron powder|sodium acetate|supercool\w+|hand[- ]?warmers?|self[- ]heating|phase[- ]chang\w*|(?:heat|thermal)[- ](?:storage|stor(?:e|es|ing)|accumulat\w+|batter(?:y|ies))|latent heat)\b/i,
      terms: ['exothermic', 'self heating', 'heat storage'],
    },
    {
      name: 'a heat pump',
      limit: 'costs a compressor or the like, and gives the less the colder its source is',
      cues: /\b(?:heat pumps?|refrigerants?|reversing valves?|thermo-?electric(?:ally)? (?:heat|cool|temper)\w*|peltier\w*|geothermal|ground[- ]source)\b/i,
      terms: ['heat pump', 'thermoelectric heating'],
    },
    {
      name: 'recovered waste heat',
      limit: 'comes only while its source runs, and never hotter than that source',
      cues: /\b(?:waste[- ]heat|heat[- ]recover\w*|recover\w* (?:the )?heat|(?:exhaust|residual|flue)[- ](?:heat|gas heat)|recuperat(?:or|ors|ive)|regenerative heat\w*|cogenerat\w*|body heat)\b/i,
      terms: ['waste heat', 'heat recovery'],
    },
    {
      name: 'the sun',
      limit: 'fails at night and under cloud, unless it is paired with a store or a second heater',
      cues: /\b(?:solar[- ](?:heat\w*|collectors?|thermal|energy|radiation|absorbers?|concentrators?|water|cook\w*|ovens?|panels?)|sunlight|sun'?s (?:heat|rays)|heliostats?|parabolic (?:trough|mirror|dish)\w*)\b/i,
      terms: ['solar heating', 'solar collector'],
    },
  ],
  preserve: [
    {
      name: 'cold',
      limit: 'needs unbroken cooling from the maker to the user, and only slows decay',
      cues: /\b(?:refrigerat\w*|chill(?:ed|ing|er)|freez(?!e[- ]dr)\w+|frozen|cold[- ](?:storage|chain|room|box|pack)s?|cryo(?:gen\w*|preserv\w*|stor\w*)|low[- ]temperature storage|vitrif\w+)\b/i,
      terms: ['cold storage', 'refrigerated'],
    },
    {
      name: 'insulation',
      limit: 'delays a change of temperature but cannot stop it, and takes up room with its thickness',
      cues: /\b(?:(?:thermal(?:ly)?|heat|vacuum)[- ]insulat\w+|insulat(?:ed|ing) (?:\w+ )?(?:wall|box|container|cup|tumbler|bottle|vessel|bag|lid|jacket|blanket|sleeve|tubing|pipe|liner|glass|glazing|window|cooler|shipping|package|carton)s?|insulation (?:blanket|board|panel|batt|product|material)s?|vacuum[- ](?:flask|bottle|panel)s?|double[- ]wall\w*|thermos|aerogels?|low[- ]emissivity|fib(?:er|re)glass|mineral (?:fib(?:er|re)|wool)|foam (?:core|insulat\w+)|expanded polystyrene)\b/i,
      terms: ['thermal insulation', 'vacuum insulated'],
    },
    {
      name: 'air shut out',
      limit: 'is undone by the first opening, and lets germs that need no air live on',
      cues: /\b(?:air-?tight\w*|hermetic\w*|vacuum[- ](?:seal\w*|pack\w*|stor\w+|contain\w+|pump\w*)|(?:oxygen|gas|moisture|vapou?r)[- ]barrier\w*|barrier (?:film|layer)s?|evacuat\w+|(?:tightly|heat)[- ]seal\w*|resealable)\b/i,
      terms: ['vacuum sealing', 'oxygen barrier'],
    },
    {
      name: 'a changed atmosphere',
      limit: 'must suit how the contents breathe, and is lost through any leak',
      cues: /\b(?:(?:modified|controlled)[- ]atmospher\w*|inert gas(?:es)?|nitrogen (?:gas|flush\w*|atmosphere|generat\w+|purg\w+|fill\w*|rich)|carbon dioxide|(?:oxygen|ethylene)[- ](?:scaveng|absorb|remov|concentration|content)\w*|(?:scaveng|absorb)\w* (?:of )?(?:oxygen|ethylene)|deoxid\w+|ethylene gas|gas (?:flush\w*|injection))\b/i,
      terms: ['modified atmosphere', 'oxygen scavenger', 'ethylene absorber'],
    },
    {
      name: 'an added preservative',
      limit: 'must be harmless to whoever eats or touches it, and may alter the taste',
      cues: /\b(?:preservatives?|anti-?microbial\w*|anti-?bacterial\w*|bacteri(?:ocin|ophage)s?|antioxidants?|polyphenols?|biocid\w+|fungicid\w+|sorbates?|benzoates?|nitrites?|essential oils?|chlorine dioxide|acidul\w+|pickl\w+|ferment\w+|cryoprotect\w+|(?:preserv\w+|storage) (?:solution|liquid|agent)s?|formaldehyde)\b/i,
      terms: ['preservative', 'antimicrobial', 'antioxidant'],
    },
    {
      name: 'heating that kills germs',
      limit: 'changes taste and texture, and must be followed by a tight pack',
      cues: /\b(?:pasteuri[sz]\w+|heat[- ]steril\w+|retort\w*|blanch\w+|canned|canning|uht|autoclav\w+|sterili[sz]\w+ by heat\w*)\b/i,
      terms: ['pasteurization', 'retort sterilization'],
    },
    {
      name: 'water taken out',
      limit: 'takes time and energy, changes the texture, and must then be guarded against damp',
      cues: /\b(?:dehydrat\w+|freeze[- ]dr\w+|lyophili[sz]\w+|dried|drying|desiccant\w*|desiccat\w+|silica gel|humidity[- ]control\w*|dehumidif\w+|moisture[- ]absorb\w+|water activity)\b/i,
      terms: ['freeze drying', 'desiccant', 'dehydration'],
    },
    {
      name: 'pressure, radiation or electric fields',
      limit: 'needs costly equipment, and leaves some spores and enzymes at work',
      cues: /\b(?:high[- ](?:hydrostatic[- ])?pressure process\w*|hydrostatic|irradiat\w+|ultra-?violet|uv-?c?|gamma rays?|electron beams?|(?:electric|electrostatic|magnetic|electromagnetic) fields?|cold plasma|ozon\w+|photocatal\w+)\b/i,
      terms: ['hydrostatic pressure', 'electric field', 'irradiation'],
    },
    {
      name: 'a protective coating',
      limit: 'must cover every spot, and stops protecting where it is rubbed or washed off',
      cues: /\b(?:(?:edible|protective|preserv\w+|wax)[- ](?:coat\w*|films?)|coat(?:ing|ed) (?:the |of |on )?(?:fruits?|foods?|produce|eggs?|seeds?)|wax(?:es|ed)?|chitosan|shellac|lacquer\w*|varnish\w*|monoglycerides?)\b/i,
      terms: ['edible coating', 'protective film'],
    },
  ],
  dry: [
    {
      name: 'heated air',
      limit: 'needs heat for the whole time, and shrinks or scorches what is delicate',
      cues: /\b(?:(?:hot|heated|warm|warmed|drying|dry)[- ](?:air|gas)|flue gas|hair[- ]?dr(?:y|i)\w+|hand[- ]dr(?:y|i)\w+|(?:clothes|tumble|laundry|drum|rotary|belt|conveyor|grain|spray|fluid(?:i[sz]ed)?[- ]bed)[- ]dr(?:y|i)\w+|drying (?:chamber|oven|tunnel|drum|kiln|tower)s?|kilns?|air heaters?)\b/i,
      terms: ['hot air', 'heated air', 'tumble dryer'],
    },
    {
      name: 'moved unheated air',
      limit: 'dries the outside only, and hardly works where the air is damp',
      cues: /\b(?:fans?|blowers?|air[- ](?:knife|knives|jets?|flows?|streams?|blast|curtain)|airflow|blown air|compressed air|ventilat\w+|blow[- ]?(?:ing|n)?[- ]?(?:off|dr\w+)|ambient air)\b/i,
      terms: ['air knife', 'forced ventilation'],
    },
    {
      name: 'drains and pumps',
      limit: 'takes off only what flows by itself, and clogs with what the water carries',
      cues: /\b(?:drain(?:s|ed|ing|age)?[- ](?:pipe|hole|channel|port|pump|tube|line|valve|trough|outlet|passage|pan|board|layer|mat|catheter|hose|groove|path|plug|fitting|tank)s?|(?:surface|inline|floor|storm|french|condensate) drain(?:s|age)?|drainage|gutters?|sumps?|culverts?|downspouts?|weep holes?|(?:sump|suction|water|condensate) pumps?|pump\w* (?:out|away)|siphon\w*|syphon\w*|shunts?)\b/i,
      terms: ['drainage channel', 'drain pump'],
    },
    {
      name: 'an absorbing material',
      limit: 'holds only so much, and must then be wrung out, baked dry or thrown away',
      cues: /\b(?:absorb(?:ent|ents|ing|ency)|sponges?|paper towels?|wick(?:s|ed|ing)?|desiccants?|silica gel|zeolites?|hygroscopic\w*|sorbents?|microfib(?:er|re)s?|chamois|diatom\w+|moisture[- ](?:absorb|wick)\w*|molecular sieves?)\b/i,
      terms: ['desiccant', 'absorbent', 'moisture wicking'],
    },
    {
      name: 'spinning or squeezing',
      limit: 'throws out free water but leaves what is bound, and strains what is dried',
      cues: /\b(?:spin[- ]?(?:dr\w+|cycle|speed)|spun|spinning|spinners?|centrifug\w+|squeez\w+|wring\w*|squeegees?|(?:screw|filter|belt|roller|roll)[- ]press\w*|dewater\w*|press(?:ed|ing) (?:out|rollers?)|wip(?:e|er|ers|ing))\b/i,
      terms: ['spin dryer', 'dewatering press', 'centrifuge'],
    },
    {
      name: 'condensing on a cold surface',
      limit: 'ices up in the cold, and its water must be emptied or led away',
      cues: /\b(?:dehumidif\w+|condens(?:er|ers|ing|ate|ation|es|ed)|heat pumps?|refrigera\w+|dew[- ]?points?|cold (?:plate|coil|trap)s?|peltier|thermoelectric)\b/i,
      terms: ['dehumidifier', 'heat pump', 'condenser'],
    },
    {
      name: 'vacuum or freezing',
      limit: 'needs a tight chamber and a pump, and works batch by batch and slowly',
      cues: /\b(?:vacuum[- ](?:dr\w+|chamber|pump|oven|vessel|pressure|evaporat\w+)s?|under vacuum|freeze[- ]dr\w+|lyophili[sz]\w+|(?:reduced|negative|sub-?atmospheric)[- ]pressure|supercritical)\b/i,
      terms: ['freeze drying', 'vacuum drying'],
    },
    {
      name: 'infrared, microwaves or ultrasound',
      limit: 'heats unevenly where the moisture is uneven, and must be screened from people',
      cues: /\b(?:infra-?red|microwaves?|radio[- ]?frequency|radiant|ultrason\w+|ultra-?violet|uv|electron beam|electrohydrodynamic|dielectric heat\w*)\b/i,
      terms: ['infrared drying', 'microwave drying', 'ultrasonic drying'],
    },
    {
      name: 'sun and wind',
      limit: 'takes as long as the weather wants, and needs room and cover from rain',
      cues: /\b(?:solar[- ](?:dr\w+|heat\w*|collectors?|energy)|sun(?:light|[- ]?dr\w+)?|wind|clothes-?lines?|clothes[- ]?(?:horse|pegs?|pins?)|(?:drying|drain\w*|clothes) (?:racks?|lines?)|hang(?:er|ers|ing)|air[- ]dr(?:y|ied|ying)|greenhouses?|evaporation ponds?)\b/i,
      terms: ['solar dryer', 'drying rack'],
    },
  ],
};
