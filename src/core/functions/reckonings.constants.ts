/**
 * What to reckon before building anything with a function, whichever way it is done, with a worked example; to follow "Reckon first:".
 * General engineering knowledge.
 */
export const RECKONINGS: Readonly<Record<string, string>> = {
  cool: 'the heat to take away is litres of water times 4.2 kJ times degrees, so a quarter of a litre from 70 to 37 °C gives off 35 kJ, and doing it in 5 minutes means 115 W',
  heat: 'the energy is kg times degrees times specific heat, 4.2 kJ for water, so a quarter of a litre from 20 to 60 °C takes 42 kJ or 7 minutes at 100 W, and 200 litres take 9.3 kWh, losses not counted',
  irrigate:
    'litres to store are what is drunk a day times the days between visits, so a leafy pot plant at 0.1 litres a day takes about 4 litres for six weeks, and each square metre of bed at 5 mm a day drinks 5 litres daily',
  clean:
    'if each pass takes off the same share, the dirt left is the share left per pass to the power of the passes, so at 80 % removed one pass leaves 20 % and three leave 0.8 %, while caked dirt leaves more',
  sanitise:
    'each step that kills 90 % divides the germs by ten, so a million at one minute a step take six minutes to come down to one, yet 1 % of the surface missed, if evenly covered, leaves ten thousand',
  detect:
    'the share of real alarms is true alarms divided by all alarms, so with one event in 1000 checks, 99 % of events caught and 1 % of the rest raising a false alarm, about 10 of 11 alarms are false',
  measure:
    'independent errors add as the root of the sum of their squares, so 3 % from the sensor and 4 % from the way it is used make 5 %, and averaging 100 readings divides only the random part by 10',
  locate:
    'along a pipe or road twice the error is left to search, in the open 3.14 times its square, so 10 m leaves 20 m of a line or 314 m² of ground, and if it carries a battery, 500 mAh at 0.5 mA on average last 1000 hours or six weeks',
  quieten:
    'sound powers add and not decibels, so of two equal sources silencing one gains only 3 dB, and 10 dB less is heard as about half as loud, which means the loudest source first',
  damp: 'the natural frequency in hertz is about 16 divided by the root of the spring sag in mm, so 4 mm gives 8 Hz, vibration is passed on less only above 1.4 times that, and with 5 % damping resonance magnifies about 10 times',
  match:
    'the chance that a request meets a fitting offer is one minus (1 minus the chance that one fits) to the power of the offers in reach, so at 5 % each 45 offers serve 90 % of requests',
  reuse:
    'the mean number of uses is 1 divided by the share lost per round, so 5 % lost gives 20 uses, and an item that costs 4.00 plus 0.30 per round for return and washing comes to 0.50 a use',
  recycle:
    'what comes back is the product of the shares of all steps, so 60 % collected, 80 % of that sorted right and 80 % of that recovered give 38 %, and after two rounds 15 % of the first material is left',
  degrade:
    'if the same share decays each day, 90 % gone within 180 days means half gone after 54, so a week of service under the same conditions already costs about 9 %, unless decay is set off only afterwards',
  preserve:
    'spoilage typically runs two to three times as fast per 10 degrees more, so what keeps 9 days at 4 °C keeps about 1 to 2 days at 24 °C, and 1 kg of melting ice takes up 10 W for about 9 hours',
  contain:
    'the wall grows with the square of the size and the content with the cube, so twice the size holds 8 times as much in 4 times the wall, and a 1 m drop stopped within 20 mm means on average 50 times the weight',
  carry:
    'what is moved per hour is the load times 60 divided by the minutes of a full round trip, so 20 kg every 12 minutes make 100 kg, and halving a drive of 4 minutes within that gains only 20 %',
  dispense:
    'a portion errs by about half of what comes at once, so 15 g in pockets of 4 g is out by up to 2 g, and to be fairly sure of less than one jam in a thousand portions some 3000 must pass without one',
  grow: 'for green plants growth follows the light caught, about 1.4 g of dry matter per MJ of sunlight in good field crops, so 20 MJ per m² on a summer day give 28 g, and a tenth of that light about 3 g',
  protect:
    'protection is worth the chance of harm times the damage times the share prevented, so 2 % a year, 1000 of damage and 80 % prevented justify 16 a year, and in a blow half the stopping distance doubles the force',
  fasten:
    'the force to hold is load times lever ratio times safety, so 2 kg or 20 N hung 100 mm out from a plate 50 mm high pulls 40 N at its top, a sudden load doubles that, and threefold safety makes 240 N',
  separate:
    'purity is the wanted part let through divided by all let through, so from 10 % wanted, with 90 % of it kept and 10 % of the rest carried along, one pass gives 50 %, a second 90 %, at 81 % yield',
  purify:
    'a filter lasts the amount it can hold divided by what each litre brings, so 10 g at 5 mg per litre last 2000 litres or 200 days at 10 a day, and two stages of 90 % leave 1 %',
  extract:
    'what stays is the share left per pass to the power of the passes, for the unwanted and the good alike, so at 70 % removed and 5 % of the good lost per pass, three passes remove 97 % but cost 14 %',
  mix: 'even a random mix strays by about 1 divided by the root of the count of rarer grains per portion, so 100 grains stray by 10 % and 10000 by 1 %, and 20 ml left over foul the next litre by 2 %',
  power:
    'the source must give mean use times 24 divided by its hours a day and its efficiency, so 1 W day and night from a source working 2 hours at 70 % takes 17 W, and five days without it take 120 Wh stored',
  communicate:
    'traffic is message size times messages a day, so 50 bytes every 10 minutes make 7.2 kB a day, one picture of 1 MB equals about 139 days of that, and 10 % lost becomes 0.1 % with three independent tries',
  fly: 'minutes in the air are Wh times 60 divided by W, so a craft hovering at about 150 W per kg with 30 % of its weight in batteries of 200 Wh per kg stays up 24 minutes, while wings need several times less',
  cut: 'the force to shear is strength times thickness times the length cut at once, so 1 mm of plastic at 30 N/mm² takes 300 N over 10 mm, and a slanted blade that bites only 2 mm at a time takes 60 N',
  print:
    'the finest dot seen is about the viewing distance times 0.0003, so 0.09 mm or 280 dots per inch at 300 mm and 3 mm at 10 m, and half the dot takes 4 times the dots, in a solid 8 times',
  treat:
    'the cases to treat for one success more are 1 divided by the difference in success rates, so 30 % against 20 % means 10, and showing that with 80 % power at the 5 % level takes about 290 cases per group',
  train:
    'practice is minutes a day times the days really kept, so 10 minutes on 70 % of days make 43 hours a year, and showing a gain of half a standard deviation takes about 64 learners in each of two groups',
  fold: 'folding in half doubles the thickness each time, so 1 m² of 1 mm sheet folded five times covers 0.03 m² and stands 32 mm high, and bent round a 10 mm radius its outside stretches about 5 %, thickness over twice the radius',
  seal: 'the force on a closure is pressure times area, so 0.1 bar on a lid 80 mm wide pushes with 50 N, and leakage through a narrow slit grows with the cube of its width, so twice the slit leaks 8 times as much',
  support:
    'sag grows with the cube of the span and shrinks with the cube of the depth, so an arm twice as long sags 8 times as far, and 1 kg 300 mm outside the foot takes 3 kg 100 mm inside to stay upright',
  move: 'the force is weight times the sum of slope and rolling resistance, so 100 kg at 6 % and 2 % takes 78 N, which at 1.5 m/s is 118 W, and 5 km of it take 109 Wh, losses in the drive not counted',
  adjust:
    'with feedback alone the value strays by about the speed of change times the delay until action bites, so 0.5 degrees a minute and 4 minutes give 2 degrees, and a sensor 1 degree off holds it 1 degree wrong',
  blow: 'the power is flow times pressure divided by efficiency, so 180 m³ an hour against 100 Pa at 50 % takes 10 W, and through the same duct, where pressure grows with the square of the flow, half the flow takes an eighth',
  dry: 'evaporating 1 kg of water takes about 2.5 MJ or 0.7 kWh, so 100 g in 10 minutes takes about 400 W, and air kept at 20 °C that comes in at 50 % humidity carries off at most about 9 g per m³',
  light:
    'the lumens needed are lux times area, so 500 lux on 2 m² takes 1000 lumens, about 10 W at 100 lumens per watt if all of it lands there, and twice the distance from a small lamp leaves a quarter',
  show: 'letters should be at least about a two hundredth of the reading distance high, so 2.5 mm at half a metre and 50 mm at 10 m, and at about 4 words a second a glance of one second takes in 4 words',
  catch:
    'the catch is what passes times the share that enters times the share that stays, so 100 an hour at 20 % and 50 % make 10, and a stock that doubles each week shrinks only if over half is caught weekly',
  repel:
    'the chance that none gets through is the share kept away to the power of the tries, so at 90 % and 20 tries a night it is 12 %, and nine quiet nights in ten take 99.5 % kept away',
  pay: 'the cost is the fixed fee plus the percentage, so 0.25 and 1.5 % take 14 % of a sale of 2 but 2 % of a sale of 50, and at 5 % margin one unpaid sale eats the profit of 19 others',
  authenticate:
    'the chance of a false match is 1 minus (1 minus the error rate) to the power of the people compared, so 1 in 10000 over 1000 people makes 9.5 %, and 1 % wrongly refused of 500 entries turns 5 away',
  predict:
    'acting pays once the chance exceeds the cost of acting divided by the damage avoided, so 10 against 200 means from 5 % on, and for something that happens on 5 % of days always saying no is 95 % right',
  repair:
    'compare the cost per year of life gained, so 60 for two more years is 30 a year and loses against 200 for a new one lasting 8, and 10 hours down per 1000 hours running means 99 % availability',
};
