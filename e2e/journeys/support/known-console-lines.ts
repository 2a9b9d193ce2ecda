/** React's invitation to install its developer tools: the one line that every development page writes. */
export const devToolsInvitation = /Download the React DevTools/;

/** Chromium warns about a button that names its dialog twice: by command, and as a popover for browsers without commands. */
export const popoverIgnored = /popovertarget is ignored on elements with commandfor/;
