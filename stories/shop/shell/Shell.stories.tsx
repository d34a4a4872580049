import { expect, fn } from 'storybook/test'
import { hero, sections } from '#stories/screens/catalogue/homeSections.ts'
import { kettleCrossSell, kettleTrail, shownKettle } from '#stories/screens/catalogue/shownKettle.ts'
import { delivery, withPiecesAt } from '#stories/shop/catalogue/delivery.ts'
import preview from '#storybook/preview.tsx'
import { Breadcrumb } from '#ui-kit/elements/Breadcrumb.tsx'
import { ThemeSwitch } from '#ui-kit/elements/ThemeSwitch.tsx'
import { Toasts } from '#ui-kit/elements/Toasts.tsx'
import { HomeScreen } from '#ui-kit/screens/catalogue/HomeScreen.tsx'
import { ProductScreen } from '#ui-kit/screens/catalogue/ProductScreen.tsx'
import { ProductShelf } from '#ui-kit/shop/catalogue/ProductShelf.tsx'
import { ServicePromises } from '#ui-kit/shop/catalogue/ServicePromises.tsx'
import { AdminRail } from '#ui-kit/shop/shell/AdminRail.tsx'
import { Footer } from '#ui-kit/shop/shell/Footer.tsx'
import { Header } from '#ui-kit/shop/shell/Header.tsx'
import { Shell } from '#ui-kit/shop/shell/Shell.tsx'
import { Page } from '#ui-kit/space/Page.tsx'
import { adminPages } from './adminPages.tsx'
import { ControlledMenu } from './ControlledMenu.tsx'
import { footer, footerGroups, headerNote } from './navigation.ts'

const meta = preview.meta({
  title: 'Shop/Shell/Shell',
  component: Shell,
  args: {
    header: (
      <Header
        name="Ekhaya"
        homeHref="/"
        onMenu={fn()}
        accountHref="/Account"
        loginHref="/Login"
        signupHref="/Signup"
        onLogout={fn()}
        cart={{ href: '/Cart', count: 2 }}
        categories={<ControlledMenu shortLabel="Shop" />}
        note={headerNote}
      />
    ),
    footer: (
      <Footer {...footer} groups={footerGroups}>
        <ThemeSwitch theme="system" onChange={fn()} />
      </Footer>
    ),
    children: (
      <Page>
        <h1>Free delivery</h1>
        <ServicePromises {...delivery} />
      </Page>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '800px' } }, layout: 'fullscreen' },
})

export const AnyPage = meta.story({})

export const WithTrail = meta.story({
  args: { breadcrumb: <Breadcrumb trail={[{ label: 'Home', href: '/' }, { label: 'Free delivery' }]} /> },
})

export const WithToast = meta.story({
  args: {
    toasts: <Toasts toasts={[{ id: 'saved', message: 'Details updated successfully', tone: 'ok' }]} onDismiss={fn()} />,
  },
})

/** On wide screens only. */
export const WithRail = meta.story({ args: { rail: <AdminRail links={adminPages} /> } })

/** The navigation for admins has not loaded yet: its width is reserved. */
export const RailLoading = meta.story({ args: { rail: null } })

export const HomePage = meta.story({
  args: { children: <HomeScreen hero={hero} delivery={delivery} sections={sections} onAdd={fn()} /> },
})

export const ProductPage = meta.story({
  args: {
    children: (
      <ProductScreen
        product={shownKettle}
        trail={kettleTrail}
        delivery={{ ...delivery, meter: withPiecesAt(479.2) }}
        onAdd={fn()}
        viewers={4}
        crossSell={<ProductShelf title="Goes well with" products={kettleCrossSell} onAdd={fn()} />}
      />
    ),
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main')
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main')
    await expect(canvas.getByRole('main')).toHaveAttribute('tabindex', '-1')
  },
})
