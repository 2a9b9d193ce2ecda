import classes from './paper-classes.module.css';

/**
 * Classes that make a sample look like paper. `sheet` is the page, `maker` the company's name and the label on it;
 * `inHtml` goes around HTML whose figures are such sheets.
 * @example
 * <figure className={paperClasses.sheet}>
 */
export const paperClasses = { sheet: classes.sheet, maker: classes.maker, inHtml: classes.inHtml };
