export { createApiClient } from './api-client.ts';
