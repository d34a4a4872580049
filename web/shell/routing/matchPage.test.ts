import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { routes } from '#web/routes.tsx'
import { matchPage } from './matchPage.ts'

const matched = (pathname: string, search = '', state: unknown = null) => {
  const { route, visit, dialogIsOpen } = matchPage({ pathname, search, state })
  return { path: route.path, ...visit.params, page: visit.query.get('page'), status: route.status ?? 200, dialogIsOpen }
}

/** A letter as it may stand in a URL too. */
const encoded = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`

const defaults = { page: null, status: 200, dialogIsOpen: false }

describe('a URL', () => {
  it('matches the page of its path, in upper or lower case', () => {
    expect(matched('/')).toEqual({ ...defaults, path: '/' })
    expect(matched('/CART')).toEqual({ ...defaults, path: '/Cart' })
    expect(matched('/aboutus/')).toEqual({ ...defaults, path: '/AboutUs' })
    expect(matched('/Account/Orders/order-7')).toEqual({ ...defaults, path: '/account/orders/:id', id: 'order-7' })
  })

  it('matches a category, a subcategory or a brand', () => {
    expect(matched('/Categories/Kettles%20%26%20toasters', '?page=2')).toMatchObject({
      name: 'Kettles & toasters',
      page: '2',
    })
    expect(matched('/Categories/appliances%2Fcooling')).toMatchObject({ name: 'appliances/cooling' })
    expect(matched('/categories/appliances/cooling')).toMatchObject({ parent: 'appliances', child: 'cooling' })
    expect(matched('/brands/Vuthela')).toMatchObject({ brand: 'Vuthela' })
  })

  it('of the directory matches its start, or a list once it searches or filters', () => {
    expect(matched('/ServiceProviders')).toMatchObject({ path: '/ServiceProviders' })
    expect(matched('/serviceproviders/', '?utm_source=mail')).toMatchObject({ path: '/ServiceProviders' })
    expect(matched('/serviceproviders', '?area=Soweto')).toMatchObject({ path: '/ServiceProviders?search' })
    expect(matched('/ServiceProviders', '?page=2')).toMatchObject({ path: '/ServiceProviders?search', page: '2' })
  })

  it('with one unknown segment matches a product', () => {
    expect(matched('/blue-kettle')).toMatchObject({ path: '/:slug', slug: 'blue-kettle' })
  })

  it('matches the page that the router finds among all routes', () => {
    const paths = routes.map(({ path }) => path.replace(/:\w+/g, 'blue-kettle'))
    const spellings = paths.flatMap((path) => [
      path,
      `${path}/`,
      path.toUpperCase(),
      path.replace(/[a-z]/, encoded),
      `/${path}`,
    ])
    expect(spellings.length).toBeGreaterThan(200)
    for (const pathname of spellings)
      expect([pathname, matched(pathname).path]).toEqual([
        pathname,
        matchRoutes(routes, { pathname })?.[0]?.route.path ?? '*',
      ])
  })

  it('that is unknown or malformed is not found', () => {
    expect(matched('/a/b/c')).toEqual({ ...defaults, '*': 'a/b/c', path: '*', status: 404 })
    expect(matched('/%E0%A4%A')).toEqual({ ...defaults, path: '*', status: 404 })
  })

  it('of the login opens the dialog above the background page', () => {
    const state = { background: { pathname: '/Categories/Hardware', search: '?page=3' } }

    expect(matched('/login', '', state)).toMatchObject({ name: 'Hardware', page: '3', dialogIsOpen: true })
  })

  it('of the sign-up or of a step of the dialog opens it above the background page', () => {
    const state = { background: { pathname: '/Cart', search: '' } }

    expect(matched('/signup', '', state)).toMatchObject({ path: '/Cart', dialogIsOpen: true })
    expect(matched('/Login', '?step=forgot', state)).toMatchObject({ path: '/Cart', dialogIsOpen: true })
    expect(matched('/signups', '', state)).toMatchObject({ slug: 'signups', dialogIsOpen: false })
  })

  it('of the login opens the dialog above the home page without a background', () => {
    expect(matched('/Login')).toEqual({ ...defaults, path: '/', dialogIsOpen: true })
    expect(matched('/Login', '', { background: 'nonsense' })).toEqual({ ...defaults, path: '/', dialogIsOpen: true })
  })
})
