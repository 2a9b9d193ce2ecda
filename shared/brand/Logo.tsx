import classes from './Logo.module.css';

/** Symbol and wordmark. Decoration: the link around it carries the name. */
export function Logo() {
  return (
    <svg className={classes.root} viewBox="0 0 260 48" width="260" height="48" aria-hidden focusable="false">
      <Ribbon />
      <path d={WORDMARK} transform="translate(60 39.5) scale(.235)" data-part="word" />
    </svg>
  );
}

/** An S folded from one ribbon, seen as the miniatures are: roof, wall and floor. */
function Ribbon() {
  return (
    <>
      <path d="M0 14.2 24 .4l17 9.8v8L24 8.4l-10 5.8z" data-part="roof" />
      <path d="M0 14.2h14l34 19.6H34z" data-part="wall" />
      <path d="M48 33.8 24 47.6 7 37.8v-8l17 9.8 10-5.8z" data-part="floor" />
    </>
  );
}

// 'Sevantra' in Bricolage Grotesque (SIL Open Font License) at weight 640, as outlines, so that the mark needs no font.
const WORDMARK =
  'M64 3q-13 0-23-3q-10-3-17-8q-7-5-11-13q-4-8-4-18l23-7q0 10 5 16q4 6 11 9q8 3 18 3q9 0 15-3q7-2 10-6q3-4 3-8q0-6-4-10q-4-3-11-5q-7-2-16-4q-9-3-19-5q-9-3-17-7q-7-5-12-12q-4-7-4-17q0-12 6-21q6-9 18-14q11-5 27-5q16 0 28 5q12 5 19 14q6 9 6 22l-24 6q0-6-2-11q-2-5-6-8q-3-4-9-5q-5-2-12-2q-8 0-14 2q-6 2-9 6q-3 4-3 9q0 6 5 9q4 4 12 6q8 2 17 5q8 1 17 4q9 3 16 7q8 4 12 11q5 8 5 19q0 11-6 20q-7 9-19 14q-12 5-31 5zM187 3q-13 0-23-4q-10-4-17-11q-6-6-10-16q-3-10-3-22q0-13 3-23q3-11 10-18q7-8 16-12q10-4 22-4q12 0 21 3q9 4 15 12q7 8 9 19q3 11 2 25l-81 1v-15l65-1l-8 8q1-10-2-18q-3-7-8-10q-6-3-13-3q-8 0-14 4q-5 4-9 12q-3 8-3 19q0 17 8 26q7 8 20 8q6 0 10-2q4-1 7-4q2-2 4-5q1-4 2-7l24 5q-2 7-5 13q-4 6-9 11q-6 4-14 6q-8 3-19 3zM274 0l-35-105h29l23 84h3l23-84h29l-36 105h-36zM380 3q-8 0-15-4q-7-3-11-10q-4-6-4-16q0-8 3-14q4-6 10-10q6-3 15-6q9-2 21-4q7-1 12-2q4-1 6-3q2-2 2-6q0-6-4-10q-5-5-14-5q-5 0-10 2q-6 2-9 6q-4 5-5 11l-24-6q2-9 6-15q5-6 11-10q6-4 14-6q9-2 18-2q15 0 24 4q10 5 15 15q4 10 4 26v19q0 7 1 14q0 8 0 15q1 7 1 14h-23q-1-6-2-12q0-7 0-14h-4q-2 8-7 15q-5 6-13 10q-8 4-18 4zM391-17q4 0 8-1q4-2 8-5q4-2 7-7q4-4 6-10l-1-15h5q-3 3-8 5q-5 1-10 2q-6 1-11 2q-5 1-9 3q-5 1-7 4q-3 3-3 8q0 7 4 10q5 4 11 4zM468 0v-63v-42h23l-1 34h3q3-13 8-21q4-8 12-11q7-4 17-4q18 0 27 12q10 13 10 39v56h-27v-53q0-17-5-24q-5-8-15-8q-8 0-13 5q-6 5-9 14q-3 9-3 20v46h-27zM627 2q-17 0-25-9q-8-9-8-28v-49h-15v-20h9q7 0 10-3q3-2 4-7l2-14h15v23h27v22h-27v47q0 7 4 11q3 3 10 3q4 0 7-1q4-1 7-3v25q-6 2-11 3q-5 0-9 0zM664 0v-52v-53h23l-1 37h4q1-13 5-22q4-9 11-13q7-4 16-4q2 0 5 0q2 0 5 1l-1 29q-3-2-7-2q-3-1-6-1q-8 0-13 4q-6 4-9 11q-4 7-5 18v47h-27zM769 3q-8 0-15-4q-7-3-11-10q-4-6-4-16q0-8 3-14q3-6 10-10q6-3 15-6q9-2 21-4q7-1 11-2q5-1 7-3q2-2 2-6q0-6-4-10q-5-5-14-5q-6 0-11 2q-5 2-8 6q-4 5-5 11l-24-6q2-9 6-15q4-6 11-10q6-4 14-6q8-2 18-2q15 0 24 4q10 5 14 15q5 10 5 26v19q0 7 0 14q1 8 1 15q1 7 1 14h-24q0-6-1-12q0-7-1-14h-3q-2 8-7 15q-6 6-13 10q-8 4-18 4zM780-17q4 0 8-1q4-2 8-5q4-2 7-7q3-4 5-10v-15h5q-4 3-8 5q-5 1-10 2q-6 1-11 2q-5 1-10 3q-4 1-7 4q-2 3-2 8q0 7 4 10q4 4 11 4z';
