// For the files that have not moved to '@site/text/indian-time' yet.
export * from '@site/text/indian-time';
