/** What each industry takes of the services, by its slug, for its card. The service that its case study is about comes first. */
export const industryServices: Record<string, string> = {
  commercials: 'Housekeeping, electrical, plumbing and gardening',
  corporate: 'Pantry, housekeeping, electrical, plumbing and event organising',
  residential: 'Paramedic, old age care, housekeeping, electrical, plumbing, gardening and departmental stores',
  healthcare: 'Paramedic, housekeeping, pantry, electrical and plumbing',
  education: 'Plumbing, housekeeping, electrical, gardening and pantry',
  event: 'Manpower and housekeeping, event organising, pantry, electrical and paramedic',
};
