/** Chromium warns about a button that names its dialog twice: by command, and as a popover for browsers without commands. */
export const popoverIgnored = /popovertarget is ignored on elements with commandfor/;
