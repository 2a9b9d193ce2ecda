export const siteConfig = {
  releaseCommand: 'gardens release',
  channels: { production: 'live', staging: 'trial' },
  language: 'en-GB',
  companyData: () => [],
  files: {
    '/opening-hours.txt': { type: 'text/plain; charset=utf-8', bodyOf: (siteUrl: string) => `Daily. ${siteUrl}` },
  },
  cookiePrefix: 'rw',
  framedHosts: ['https://maps.rosewood.example'],
  filmHosts: [],
  maxFormBytes: 1024,
  maxBackupDays: 7,
};
