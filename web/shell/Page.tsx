import { Suspense } from 'react'
import { hydrateLater } from '#ui-kit/elements/hydrateLater.tsx'
import { Spinner } from '#ui-kit/elements/Spinner.tsx'
import { SimplePage } from '#ui-kit/screens/shell/SimplePage.tsx'
import { bannerPlaceOf } from '#web/banner/bannerPages.ts'
import { Guard } from '#web/shell/access/Guard.tsx'
import type { PageMatch } from '#web/shell/routing/matchPage.ts'
import { loadedModule, useModule } from '#web/shell/routing/routeModules.ts'

const Banner = hydrateLater(async () => (await import('#web/banner/ShopBanner.tsx')).ShopBanner)

/** The route's component behind its guard, once its chunk has loaded. */
export const Page = ({ route, visit, dialogIsOpen }: PageMatch) => (
  <Guard role={route.role} fallback={loadedModule(route)?.pending ?? pageSpinner} dialogIsOpen={dialogIsOpen}>
    <Suspense fallback={pageSpinner}>
      <Screen key={route.path} route={route} visit={visit} />
    </Suspense>
  </Guard>
)

const Screen = ({ route, visit }: Pick<PageMatch, 'route' | 'visit'>) => {
  const { Component } = useModule(route)
  const place = bannerPlaceOf(route.path)

  return (
    <>
      {place === 'above' && <Banner onTop />}
      <Component visit={visit} />
      {place === 'below' && <Banner onTop={false} />}
    </>
  )
}

const pageSpinner = (
  <SimplePage>
    <Spinner label="Loading the page" />
  </SimplePage>
)
