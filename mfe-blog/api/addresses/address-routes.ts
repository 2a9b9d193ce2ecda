import { failure } from '@site/contracts/envelope';
import type { ServiceRoutes } from '@site/service/create-service';
import { pageQuery } from '../../contract/list-query.ts';
import { cacheBriefly } from '../cache-briefly.ts';
import type { AddressRepository } from './address-repository.ts';

export function addressRoutes(addresses: AddressRepository): ServiceRoutes {
  return async (app) => {
    app.addHook('onRequest', cacheBriefly);

    app.get('/api/v1/blogsList/addresses', { schema: { querystring: pageQuery } }, async (request, reply) => {
      const { page } = request.query;
      const found = await addresses.list(page);
      if (!found) return reply.code(404).send(failure('page_not_found', 'The list of addresses is shorter than that.'));
      return { status: 'success', data: found.addresses, page, pages: found.pages };
    });
  };
}
