// @vitest-environment jsdom
import { act, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, StaticRouter } from 'react-router-dom'
import { styled } from 'styled-components'
import { describe, expect, it, vi } from 'vitest'
import { LinkProvider } from '#ui-kit/elements/LinkProvider.tsx'
import { ReuseContext, useReusedContents } from '#ui-kit/elements/reusedContents.ts'
import { type ProductContent, ProductSections } from '#ui-kit/screens/catalogue/ProductSections.tsx'
import type { CardProduct } from '#ui-kit/shop/catalogue/ProductCard.tsx'
import { ProductShelf } from '#ui-kit/shop/catalogue/ProductShelf.tsx'
import { SiteLink } from '#web/state/navigation/SiteLink.tsx'
import { openPageStyles } from './pageStyles.ts'
import { openReusedMarkup } from './reusedMarkup.tsx'

const kettle: CardProduct = {
  ...{ id: 'kettle', name: 'Vuthela Rondavel kettle', href: '/kettle', brand: 'Vuthela', brandHref: '/Brands/Vuthela' },
  ...{ picture: { src: '/kettle.webp', alt: 'A red kettle' }, price: 'R 399.00', was: 'R 499.00', discount: 20 },
  ...{ rating: 4.5, reviewCount: 12, stock: 3, delivery: 'Delivery R60' },
}

const content: ProductContent = {
  ...{ overview: 'Tea for six.', description: 'Boils fast.', features: ['Switches off by itself'] },
  ...{ specifications: [{ name: 'Cord', value: '75 cm' }], whatsInTheBox: ['Kettle'], warranty: '2-year warranty' },
}

const shelf = (product: CardProduct) => (
  <LinkProvider link={SiteLink}>
    <ProductShelf title="Kettles" products={[product, { ...product, id: 'second' }]} onAdd={() => undefined} />
  </LinkProvider>
)

/** The markup of a page, and its styles. */
const renderPage = (page: ReactNode, reuses = true) => {
  const styles = openPageStyles()
  const reused = openReusedMarkup(styles, undefined)
  const html = reused.fill(
    renderToString(
      styles.collect(
        <StaticRouter location="/">
          <ReuseContext value={reuses ? reused.reuse : undefined}>{page}</ReuseContext>
        </StaticRouter>,
      ),
    ),
  )
  const { text } = styles.element()
  styles.seal()
  return { html: html.toString(), rules: text.match(/[^{}]+\{[^{}]*\}/g)?.toSorted() }
}

describe.each([
  { name: 'a product card', part: () => shelf({ ...kettle }), shows: kettle.price, buttons: 2 },
  {
    name: 'the content of a product',
    part: () => <ProductSections content={{ ...content }} />,
    shows: content.warranty,
    buttons: 0,
  },
])('$name', ({ part, shows, buttons }) => {
  it('has the same HTML and the same styles, reused or not', () => {
    const page = part()
    const expected = renderPage(page, false)

    expect(renderPage(page)).toEqual(expected)
    expect(renderPage(page)).toEqual(expected)
    expect(expected.html).toContain(shows)
  })

  it('is left out while React renders a page that reuses parts', () => {
    const marks = vi.fn(() => '<!--mark-->')
    const html = renderToString(
      <StaticRouter location="/">
        <ReuseContext value={marks}>{part()}</ReuseContext>
      </StaticRouter>,
    )

    expect(marks).toHaveBeenCalled()
    expect(html).not.toContain(shows)
  })

  it('comes to life in the browser as it was rendered', async () => {
    const errors = vi.spyOn(console, 'error').mockReturnValue()
    const root = document.createElement('div')
    const page = part()
    root.innerHTML = renderPage(page).html
    const before = root.innerHTML
    await act(async () => hydrateRoot(root, <MemoryRouter>{page}</MemoryRouter>))

    expect(errors).not.toHaveBeenCalled()
    expect(root.innerHTML).toBe(before)
    expect(root.querySelectorAll('article button')).toHaveLength(buttons)
    errors.mockRestore()
  })
})

describe('given a price tag that a page has shown', () => {
  const rendered: string[] = []
  const Amount = ({ product }: { product: { price: string } }) => {
    rendered.push(product.price)
    return <Red>{product.price}</Red>
  }
  const Tag = ({ product, variant = '' }: { product: { price: string }; variant?: string }) => (
    <p {...useReusedContents(product, variant, <Amount product={product} />)} />
  )
  const product = { price: 'R 499.00' }

  it('when another page shows it, then it is not rendered again, and has its style there', () => {
    rendered.length = 0
    renderPage(<Tag product={product} />)
    const { html, rules } = renderPage(<Tag product={product} />)

    expect(rendered).toEqual(['R 499.00'])
    expect(html).toContain('R 499.00')
    expect(rules?.join()).toContain('color:red')
  })

  it.each([
    ['its product has changed', <Tag key="" product={{ price: 'R 450.00' }} />, 'R 450.00'],
    ['it is shown in another way', <Tag key="" product={product} variant="large" />, 'R 499.00'],
  ])('when %s, then it is rendered anew', (_, page, price) => {
    rendered.length = 0
    expect(renderPage(page).html).toContain(price)
    expect(rendered).toEqual([price])
  })

  it('when its text looks like the mark of a part, then it is shown as it is', () => {
    expect(renderPage(<Tag product={{ price: '<!--reused 0-->' }} />).html).toContain('&lt;!--reused 0--&gt;')
  })
})

const Red = styled.b`
  color: red;
`
