import classes from './Paper.module.css';

/** Classes of a specimen of a paper document: a sheet and its maker's mark; `inHtml` holds a text whose figures are sheets. */
export const paper = { sheet: classes.sheet, maker: classes.maker, inHtml: classes.inHtml };
