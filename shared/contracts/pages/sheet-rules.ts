/**
 * A part's style sheet as its build reads it, so that a page can quote what its first view needs: `server/sheets/<sheet>.json`.
 * Parts built before have none, and their pages link their sheets in the head.
 */
export type SheetRule =
  /** Stands as it is. */
  | { kind: 'text'; text: string }
  /** Stands where a declaration names it. */
  | { kind: 'keyframes'; name: string; text: string }
  | { kind: 'group'; head: string; rules: SheetRule[] }
  /** Its place among the layers counts, rules or no rules. */
  | { kind: 'layer'; names: string[]; rules: SheetRule[] }
  | { kind: 'rule'; selectors: SheetSelector[]; declarations: SheetDeclaration[] };

export interface SheetSelector {
  text: string;
  /** What it asks of an element, then of one around that, and so on outwards. */
  lineage: SheetNeeds[];
}

/** Of each group of names an element must have one: `main`, `.title`, `#main`, `[data-tone]` or `[data-tone="deep"]`. */
export type SheetNeeds = string[][];

export interface SheetDeclaration {
  property: string;
  text: string;
  /** Custom properties in its value. */
  uses: string[];
}

/** Where the rules of a sheet stand among a part's server modules. */
export function sheetRulesFile(sheet: string): string {
  return `sheets/${sheet}.json`;
}
