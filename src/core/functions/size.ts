const words = (list: string): RegExp => new RegExp(`\\b(?:${list.trim().split(/\s+/).join('|')})\\b`, 'i');

/** Things that a person wears, carries or has on a table. */
const SMALL =
  words(`bottles? cups? mugs? tooth\\w* helmets? patch(?:es)? wearables? watch(?:es)? wristbands? bracelets? gloves? shoes? insoles? socks?
  glasses eyeglasses earbuds? headphones phones? toys? pens? bags? backpacks? wallets? clothing shirts? jackets? diapers? pillows? blankets?
  umbrellas? razors? brush(?:es)? spoons? forks? canes? walkers? crutch(?:es)? handheld hand-held portable pocket planters? pots? locks? collars?
  masks? strollers? pacifiers? bandages? inhalers? syringes? pill dispensers? bicycles? bikes? scooters? skateboards? rackets? flashlights?`);

/** Plant and vehicles of another order. */
const LARGE =
  words(`turbines? compressors? aircraft spacecraft satellites? rockets? ships? locomotives? railways? elevators? nuclear reactors? refiner\\w+
  fuel-cells? wafers? boreholes? drilling factor(?:y|ies) furnaces? boilers? cranes? excavators? tractors? harvesters? mining seismic engines? hvac
  warehouses? offshore`);
const LARGE_NAMES =
  /\b(?:fuel cells?|power plants?|(?:shipping|refrigerated) containers?|oil wells?|air[- ]condition\w+|economi[sz]ers?|heat pumps?|ventilation (?:fans?|systems?))\b/i;

/** True for an idea of a thing that a person wears, carries or has on a table. */
export const isSmallThing = (thing: string): boolean => SMALL.test(thing);

/** True for a mechanism of plant or vehicles ("two compressors", "satellite heat sources"), whose size no small thing can take. */
export const isOfLargePlant = (text: string): boolean => LARGE.test(text) || LARGE_NAMES.test(text);
