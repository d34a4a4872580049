// @vitest-environment jsdom
import { act, type ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { hero, sections } from '#stories/screens/catalogue/homeSections.ts'
import { kettleCrossSell, kettleTrail, shownKettle } from '#stories/screens/catalogue/shownKettle.ts'
import { FreeTimes } from '#stories/screens/provider/FreeTimes.tsx'
import { directorySearch, firstPage, listControls } from '#stories/screens/provider/plumbers.tsx'
import { providerTrail, shownThemba } from '#stories/screens/provider/shownProvider.ts'
import { fullSummary, twoKettles } from '#stories/shop/cart/cartLines.ts'
import { aminasReceipt } from '#stories/shop/cart/placedOrder.ts'
import { delivery } from '#stories/shop/catalogue/delivery.ts'
import { everything } from '#stories/shop/catalogue/products.ts'
import { plumbersInPimville } from '#stories/shop/provider/plumberFilters.ts'
import { providerGroups } from '#stories/shop/provider/providerGroups.ts'
import { allProviders, now } from '#stories/shop/provider/providers.ts'
import { kettleRating, kettleReviews } from '#stories/shop/review/kettleReviews.ts'
import {
  facets,
  formatMoney,
  hrefFor,
  kettleTags,
  someFilters,
  sorts,
  toSearchLinks,
} from '#stories/shop/search/kettleSearch.ts'
import { guestItems } from '#stories/shop/shell/navigation.ts'
import { loadParts } from '#ui-kit/elements/hydrateLater.tsx'
import { CartScreen } from '#ui-kit/screens/cart/CartScreen.tsx'
import { CategoryScreen } from '#ui-kit/screens/catalogue/CategoryScreen.tsx'
import { HomeScreen } from '#ui-kit/screens/catalogue/HomeScreen.tsx'
import { ProductScreen } from '#ui-kit/screens/catalogue/ProductScreen.tsx'
import { ProviderCategoryScreen } from '#ui-kit/screens/provider/ProviderCategoryScreen.tsx'
import { ProviderScreen } from '#ui-kit/screens/provider/ProviderScreen.tsx'
import { ProvidersScreen } from '#ui-kit/screens/provider/ProvidersScreen.tsx'
import { SearchScreen } from '#ui-kit/screens/search/SearchScreen.tsx'
import { OrderPlacedPanel } from '#ui-kit/shop/cart/OrderPlacedPanel.tsx'
import { ProductShelf } from '#ui-kit/shop/catalogue/ProductShelf.tsx'
import { ProductStrip } from '#ui-kit/shop/catalogue/ProductStrip.tsx'
import { ProviderShelf } from '#ui-kit/shop/provider/ProviderShelf.tsx'
import { SoonestFree } from '#ui-kit/shop/provider/SoonestFree.tsx'
import { TradeOffer } from '#ui-kit/shop/provider/TradeOffer.tsx'
import { OwnReviewPanel } from '#ui-kit/shop/review/OwnReviewPanel.tsx'
import { Reviews } from '#ui-kit/shop/review/Reviews.tsx'
import { ActiveFilters } from '#ui-kit/shop/search/ActiveFilters.tsx'
import { FilterPanel } from '#ui-kit/shop/search/FilterPanel.tsx'
import { ListingBar } from '#ui-kit/shop/search/ListingBar.tsx'
import { SearchBox } from '#ui-kit/shop/search/SearchBox.tsx'
import { CategoryMenu } from '#ui-kit/shop/shell/CategoryMenu.tsx'
import { Header } from '#ui-kit/shop/shell/Header.tsx'
import { SideMenu } from '#ui-kit/shop/shell/SideMenu.tsx'

const nothing = () => undefined
const anyText = { min: 0, max: 1000, check: nothing }

const header = (
  <Header
    name="Ekhaya"
    homeHref="/"
    onMenu={nothing}
    accountHref="/Account"
    loginHref="/Login"
    signupHref="/Signup"
    onLogout={nothing}
    cart={{ href: '/Cart', count: 2 }}
    categories={<CategoryMenu allHref="/Categories" open={false} onToggle={nothing} />}
    search={
      <SearchBox
        action="/"
        value="kett"
        suggestions={kettleTags}
        index={1}
        onChange={nothing}
        onClear={nothing}
        onKey={nothing}
        onSuggestion={nothing}
      />
    }
  />
)

const bar = (
  <ListingBar sort={{ value: '', options: sorts, onChange: nothing }} onFilters={nothing} active={6}>
    <ActiveFilters filters={someFilters} hrefFor={hrefFor} money={formatMoney} />
  </ListingBar>
)

const lastViewed = <ProductStrip title="Last viewed" products={everything.slice(0, 10)} />

const cart = (
  <CartScreen
    lines={[twoKettles]}
    summary={fullSummary}
    placed={<OrderPlacedPanel order={aminasReceipt} />}
    onCount={nothing}
    onRemove={nothing}
    onAcceptPrice={nothing}
    onClear={nothing}
    suggestions={<ProductShelf title="You Might Also Like" products={everything} onAdd={nothing} />}
    reviewHref="/buy/review"
    shopHref="/Categories"
  />
)

const category = (
  <CategoryScreen
    title="Appliances"
    trail={[{ label: 'Home', href: '/' }, { label: 'Appliances' }]}
    parts={toSearchLinks(['Kettles', 'Toasters'])}
    bar={bar}
    products={everything}
    total={11}
    page={1}
    pages={3}
    hrefFor={(page) => `?pageNumber=${page}`}
    sizes={[{ size: 4, href: '?limit=4', current: true }]}
    onAdd={nothing}
  />
)

const product = (
  <ProductScreen
    product={shownKettle}
    trail={kettleTrail}
    delivery={delivery}
    onAdd={nothing}
    viewers={4}
    crossSell={<ProductShelf title="Goes well with" products={kettleCrossSell} onAdd={nothing} />}
    fitting={
      <TradeOffer question="Need a plumber?" all={{ label: 'All plumbers', href: '/ServiceProviders' }}>
        <SoonestFree provider={undefined} now="" />
      </TradeOffer>
    }
    shareHref="https://wa.me/?text=kettle"
    onZoom={nothing}
    reviews={
      <Reviews {...kettleRating} reviews={kettleReviews} own={<OwnReviewPanel rule={anyText} onSave={nothing} />} />
    }
    lastViewed={lastViewed}
  />
)

const search = (
  <SearchScreen
    text="kettle"
    products={everything}
    total={38}
    tags={toSearchLinks(kettleTags)}
    bar={bar}
    panel={<FilterPanel filters={someFilters} facets={facets} onChange={nothing} />}
    more={{ onMore: nothing }}
    onAdd={nothing}
  />
)

const directory = (
  <ProvidersScreen
    search={directorySearch('plumber')}
    start={{
      groups: providerGroups,
      allHref: '/ServiceProviders',
      soonest: (
        <ProviderShelf title="Well rated and free soon" providers={allProviders} now={now} onShowMore={nothing} />
      ),
    }}
  />
)

const providerCategory = (
  <ProviderCategoryScreen
    {...firstPage}
    {...listControls(plumbersInPimville)}
    title="Home Services"
    trail={[{ label: 'Home', href: '/' }, { label: 'Home Services' }]}
    parts={toSearchLinks(['Plumbing', 'Garden'])}
    total={24}
  />
)

const provider = (
  <ProviderScreen
    provider={shownThemba}
    trail={providerTrail}
    now={now}
    whatsAppHref="https://wa.me/27825550143"
    shareHref="https://wa.me/?text=Themba"
    slots={<FreeTimes />}
    onZoom={nothing}
    goods={<ProductShelf title="For plumbing jobs" products={everything} onAdd={nothing} />}
  />
)

const screens: [string, ReactElement][] = [
  ['the header', header],
  [
    'the side menu',
    <SideMenu key="menu" heading="Welcome to Ekhaya" items={guestItems} open={false} onClose={nothing} />,
  ],
  [
    'the home page',
    <HomeScreen
      key="home"
      hero={hero}
      delivery={delivery}
      sections={sections}
      onAdd={nothing}
      lastViewed={lastViewed}
    />,
  ],
  ['a search', search],
  ['a category', category],
  ['a product', product],
  ['the cart', cart],
  ['the directory', directory],
  ['a provider category', providerCategory],
  ['a service provider', provider],
]

// As the server does before it renders a page.
beforeAll(loadParts)

test.each(screens)(
  '%s hydrates without a difference from the server HTML',
  async (_, screen) => {
    const complaints: unknown[] = []
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    vi.spyOn(console, 'error').mockImplementation((...complaint) => complaints.push(complaint))
    const page = document.createElement('div')
    page.innerHTML = renderToString(screen)
    expect(page.textContent).not.toBe('')

    await act(async () => {
      hydrateRoot(page, screen, { onRecoverableError: (error) => complaints.push(error) })
    })

    expect(complaints).toEqual([])
  },
  30_000,
)

test.each(screens)('%s renders without inline styles, which the content security policy forbids', (_, screen) => {
  expect(renderToString(screen)).not.toContain(' style=')
})
