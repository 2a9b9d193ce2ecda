import type { SampleSignature } from '../content/sample-record-types.ts';
import classes from './Signature.module.css';

/** A hand's stroke over a line; who signed and when stands below it in words. */
export function Signature({ hand }: Pick<SampleSignature, 'hand'>) {
  return (
    <svg className={classes.root} viewBox="0 0 200 60" aria-hidden>
      <path className={classes.line} d="M0 54H200" />
      <path className={classes.stroke} d={strokes[hand]} />
    </svg>
  );
}

const strokes = [
  'M12 44C22 12 34 4 34 18S18 52 24 46 40 22 44 30 40 48 52 40 60 26 66 32 62 46 74 38C82 30 84 16 88 12S84 44 96 40 108 28 112 34 118 42 130 34 150 26 168 38',
  'M10 20C26 8 44 8 40 24S14 50 18 40 46 20 56 28 50 46 62 40 72 24 76 32 84 44 92 34C98 26 102 30 102 38S116 40 122 28C128 14 132 46 144 36S160 30 184 24',
  'M14 14V44M12 16C34 4 52 14 38 26L22 30L50 46C60 42 62 28 70 30S64 46 76 42 84 26 90 32 88 46 98 40 106 10 110 12 100 44 112 44 124 30 130 34 136 44 150 40 172 34 190 36',
  'M16 40C20 22 26 10 30 12S22 44 24 44 32 24 44 26 40 44 50 42C62 38 60 22 66 24S58 46 70 44 80 30 88 32 86 44 98 40 120 30 132 36 158 40 178 30',
  'M10 42L26 12L36 38L50 10L60 42C64 44 70 28 76 30S70 46 80 42 90 28 92 30 88 44 98 42 108 30 110 32C108 50 100 58 98 52S120 38 140 36 170 34 192 28',
];
