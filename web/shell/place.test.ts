import { describe, expect, it } from 'vitest'
import { placeOf } from './place.ts'

const at = (pathname: string, search = '', state: unknown = null) => {
  const { route, visit, dialogIsOpen } = placeOf({ pathname, search, state })
  return { path: route.path, ...visit.params, page: visit.query.get('page'), status: route.status ?? 200, dialogIsOpen }
}

const here = { page: null, status: 200, dialogIsOpen: false }

describe('an address', () => {
  it('leads to the page of its path, in any case', () => {
    expect(at('/')).toEqual({ ...here, path: '/' })
    expect(at('/CART')).toEqual({ ...here, path: '/Cart' })
    expect(at('/aboutus/')).toEqual({ ...here, path: '/AboutUs' })
    expect(at('/Account/Orders/order-7')).toEqual({ ...here, path: '/account/orders/:id', id: 'order-7' })
  })

  it('names a category, one below another, or a brand', () => {
    expect(at('/Categories/Kettles%20%26%20toasters', '?page=2')).toMatchObject({
      name: 'Kettles & toasters',
      page: '2',
    })
    expect(at('/Categories/appliances%2Fcooling')).toMatchObject({ name: 'appliances/cooling' })
    expect(at('/categories/appliances/cooling')).toMatchObject({ parent: 'appliances', child: 'cooling' })
    expect(at('/brands/Vuthela')).toMatchObject({ brand: 'Vuthela' })
  })

  it('of one word that is no page is a product', () => {
    expect(at('/blue-kettle')).toMatchObject({ path: '/:slug', slug: 'blue-kettle' })
  })

  it('that leads nowhere is not found', () => {
    expect(at('/a/b/c')).toEqual({ ...here, '*': 'a/b/c', path: '*', status: 404 })
    expect(at('/%E0%A4%A')).toEqual({ ...here, path: '*', status: 404 })
  })

  it('of the login shows it above the page one came from', () => {
    const state = { background: { pathname: '/Categories/Hardware', search: '?page=3' } }

    expect(at('/login', '', state)).toMatchObject({ name: 'Hardware', page: '3', dialogIsOpen: true })
  })

  it('of the sign-up, or of a step of the dialog, does too', () => {
    const state = { background: { pathname: '/Cart', search: '' } }

    expect(at('/signup', '', state)).toMatchObject({ path: '/Cart', dialogIsOpen: true })
    expect(at('/Login', '?step=forgot', state)).toMatchObject({ path: '/Cart', dialogIsOpen: true })
    expect(at('/signups', '', state)).toMatchObject({ slug: 'signups', dialogIsOpen: false })
  })

  it('of the login shows it above the home page for who came from nowhere', () => {
    expect(at('/Login')).toEqual({ ...here, path: '/', dialogIsOpen: true })
    expect(at('/Login', '', { background: 'nonsense' })).toEqual({ ...here, path: '/', dialogIsOpen: true })
  })
})
