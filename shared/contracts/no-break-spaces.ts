// For the files that have not moved to '@site/text/no-break-spaces' yet.
export * from '@site/text/no-break-spaces';
