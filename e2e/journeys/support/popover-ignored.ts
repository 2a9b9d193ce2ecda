/** Chromium says so where a button that scripts do not handle yet names its dialog twice: as a popover for browsers without commands. */
export const popoverIgnored = /popovertarget is ignored on elements with commandfor/;
