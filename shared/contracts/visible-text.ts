// For the files that have not moved to '@site/text/visible-text' yet.
export * from '@site/text/visible-text';
