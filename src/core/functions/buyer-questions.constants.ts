/** What to ask somebody who would pay for a function, before building it: the answer may end the idea. */
export const BUYER_QUESTIONS: Readonly<Record<string, string>> = {
  cool: 'How long do you wait now, and what do you do in that time that you would pay to be spared?',
  heat: 'How do you heat it today, and what does the slowness or the energy bill cost you in a month?',
  irrigate: 'How many visits would you really drop, and what else does the visitor do there?',
  clean: 'What does dirt cost you a year, and what do you pay today each time it is cleaned?',
  sanitise: 'Who checks today that it is free of germs, and what happened the last time it was not?',
  detect:
    'What would you do within the first minutes of an alarm, and how many false ones would make you switch it off?',
  measure:
    'Which decision would you take differently if you had this reading, and how exact must it be for that?',
  locate: 'How often did you have to search last year, and what did the longest search cost you?',
  quieten:
    'Who complains about the noise today, and what performance, weight or price would they give up for half of it?',
  damp: 'What breaks, blurs or hurts today because of the vibration, and how have you tried to stop it so far?',
  match: 'How did you find your last match, and what was wrong with it that you would pay to avoid?',
  reuse: 'What would make you bring it back every time, and what do you do today with those you already own?',
  recycle:
    'Who would sign to take the recovered material, at which purity, and what do they pay for new material today?',
  degrade: 'Where does it really end up after use, and who there can accept it and would pay more for it?',
  preserve:
    'How much do you throw away or mark down today because it did not keep, and at which step does that happen?',
  contain: 'What leaked, broke or would not fit in the last month, and what did you use instead?',
  carry: 'What share of the trip is loading, waiting and coming back empty, and who does that work today?',
  dispense: 'What happened after the last wrong, missed or double portion, and how long did nobody notice?',
  grow: 'What did your last plants die of or yield too little of, and what did you do about it?',
  protect:
    'When did this harm last happen to you, what did it cost, and what protection did you leave unused?',
  fasten: 'How often do you undo it, and what went wrong the last time it came loose or would not open?',
  separate:
    'Which purity does your buyer pay for, and what does the share you fail to separate cost you today?',
  purify:
    'Which substance worries you, has it been measured at your place, and who would change the filter on time?',
  extract: 'How much may stay behind, and how much damage to the rest would you accept to have it gone?',
  mix: 'What goes wrong today when it is mixed unevenly, and how do you find that out?',
  power: 'What do you do today when the power is gone, and for how many hours a year does that happen?',
  communicate:
    'What would you do differently on the day a message comes, and what happens now when you learn it too late?',
  fly: 'Which flights would you make each week, and does the law allow them over that ground today?',
  cut: 'What do you cut with today, and which cut do you reject, redo or fear to make?',
  print:
    'How many different prints do you need a year, and why is having them printed elsewhere not good enough?',
  treat: 'Which treatment would you give up for this one, and what proof would you and whoever pays ask for?',
  train: 'What did you last start to learn and give up, and after how many days did you stop?',
  fold: 'Would you really fold it after each use, and where would you put it then that has no room today?',
  seal: 'How much may leak in a day before it matters, and what did the last leak cost you?',
  support: 'What do you lean on, hold by hand or prop up today, and why is that not good enough?',
  move: 'Which steps, slopes and distances lie on your way, and what would you do if it stopped halfway?',
  adjust: 'How often do you adjust it by hand today, and what does it cost you when it drifts?',
  blow: 'What does the poor airflow cost you today, and would a bigger opening or a second fan already settle it?',
  dry: 'How long do you wait for it to dry today, and what spoils or stands idle meanwhile?',
  light: 'What can you not do or see there today, and why is an ordinary lamp not the answer?',
  show: 'What do you do within a minute of seeing it, and where do you look for that today?',
  catch:
    'How many must be caught before you feel a difference, and what becomes of the catch and of the wrong ones?',
  repel:
    'What have you tried before, after how long did it stop working, and what damage would you still accept?',
  pay: 'How many payments fail or come late today, and who would have to change their system to accept this one?',
  authenticate:
    'What did the last wrong person let in cost you, and how many rightful ones may you turn away?',
  predict:
    'What would you do differently knowing the forecast, and how far ahead would you need it to do so?',
  repair: 'What did you do with the last one that broke, and what would repair have had to cost to win?',
};
