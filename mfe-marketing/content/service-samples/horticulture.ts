import type { WorkSample } from '../work-sample-types.ts';

export const horticultureSample: WorkSample = {
  kind: 'timetable',
  title: 'The garden’s year in Noida',
  intro:
    'This is the calendar in the tool shed, two months to a row, with the water that a doob lawn takes. Your own follows your soil, your plants and your source of water.',
  caption: 'Example: 1,000 square metres of lawn, and the beds round it',
  head: ['Months', 'Lawn and beds', 'Water for the lawn'],
  rows: [
    {
      name: 'January, February',
      detail: '7 to 23 °C, fog',
      cells: [
        'Tender pots under cover at night, bare shrubs pruned, zinnia and portulaca sown in trays',
        '5,000 litres once a week',
      ],
    },
    {
      name: 'March, April',
      detail: '15 to 37 °C, dry',
      cells: [
        'Lawn aerated and top-dressed; by the end of April winter flowers out, summer seedlings in, 5 cm of mulch',
        '8,000 litres twice a week',
      ],
    },
    {
      name: 'May, June',
      detail: 'up to 45 °C, loo',
      cells: [
        'Mower raised to 5 cm, pots grouped under shade net, pits of 60 cm dug for the trees of July',
        '10,000 litres every second day',
      ],
    },
    {
      name: 'July, August',
      detail: '27 to 35 °C, rain',
      cells: [
        'Trees and hedges planted, bare patches returfed, lawn mown every week, stakes and outlets checked after storms',
        'Only after four dry days',
      ],
    },
    {
      name: 'September, October',
      detail: '20 to 34 °C',
      cells: [
        'Petunia, dianthus and marigold sown in September and planted out from mid-October; roses pruned',
        '8,000 litres twice a week',
      ],
    },
    {
      name: 'November, December',
      detail: '8 to 27 °C, smog',
      cells: [
        'Fallen leaves into the compost pit, dust washed off hedges, beds fed with the manure of the spring',
        '5,000 litres once a week',
      ],
    },
  ],
  note: 'One litre on one square metre is one millimetre of rain. The sprinklers are timed once with cups on the grass; the minutes are painted on the valve box.',
};
