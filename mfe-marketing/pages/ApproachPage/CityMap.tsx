import classes from './CityMap.module.css';

/** The six cities around the office, with true bearings and distances: eight units to a kilometre. */
export function CityMap() {
  return (
    <svg className={classes.map} viewBox="0 0 640 400" aria-hidden>
      <g className={classes.rings}>
        <circle cx={office.x} cy={office.y} r="160" />
        <circle cx={office.x} cy={office.y} r="320" />
      </g>
      <path className={classes.river} d={yamuna} />
      <g className={classes.distances}>
        <text x={office.x - 113} y={office.y + 118}>
          20 km
        </text>
        <text x={office.x - 226} y={office.y + 246}>
          40 km
        </text>
        <text x="320" y="40">
          Yamuna
        </text>
      </g>
      {cities.map((city) => (
        <City key={city.name} {...city} />
      ))}
    </svg>
  );
}

interface CityProps {
  name: string;
  /** Kilometres to the east and to the north of the office. */
  east: number;
  north: number;
  side: 'start' | 'above' | 'below';
}

function City({ name, east, north, side }: CityProps) {
  const x = office.x + east * unitsPerKm;
  const y = office.y - north * unitsPerKm;
  const isOffice = east === 0 && north === 0;
  const width = isOffice ? 44 : 26;
  const height = width / 1.73;
  const labelAt = { start: [x - width - 10, y + 8], above: [x, y - height - 12], below: [x, y + height + 26] }[side];
  return (
    <g data-side={side} data-office={isOffice ? '' : undefined}>
      <path
        className={classes.tile}
        d={`M${x} ${y - height}L${x + width} ${y}L${x} ${y + height}L${x - width} ${y}Z`}
      />
      <text className={classes.name} x={labelAt[0]} y={labelAt[1]}>
        {name}
      </text>
    </g>
  );
}

const unitsPerKm = 8;
const office = { x: 400, y: 130 };

// From the coordinates of the city centres and of the office in Sector 62.
const cities: CityProps[] = [
  { name: 'Delhi', east: -15.2, north: 0.5, side: 'start' },
  { name: 'Ghaziabad', east: 8, north: 4.6, side: 'above' },
  { name: 'Greater Noida', east: 12.9, north: -17, side: 'below' },
  { name: 'Faridabad', east: -5.3, north: -24.2, side: 'below' },
  { name: 'Gurugram', east: -33.8, north: -18.6, side: 'below' },
  { name: 'Noida', east: 0, north: 0, side: 'below' },
];

// The Yamuna between Delhi and Noida, then east of Faridabad; beyond the box of the drawing, which a tall map shows too.
const yamuna = 'M220 -300C240 -160 254 -60 262 0C270 60 318 96 330 150S352 240 396 300S420 400 470 480S540 640 550 780';
