export const tendersEmail = 'tenders@sevantra.example';
