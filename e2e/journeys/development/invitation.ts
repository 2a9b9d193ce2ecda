/** React's invitation to install its developer tools: the one line that every development page writes. */
export const invitation = /Download the React DevTools/;
