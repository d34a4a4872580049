import { Suspense } from 'react'
import { Spinner } from '#ui-kit/elements/Spinner.tsx'
import { SimplePage } from '#ui-kit/screens/shopper/SimplePage.tsx'
import { Guard } from './Guard.tsx'
import { useModule } from './modules.ts'
import type { Place } from './place.ts'

/** The route's own screen, behind its guard, once its chunk is here. */
export const Page = ({ route, visit, dialogIsOpen }: Place) => (
  <Guard role={route.role} dialogIsOpen={dialogIsOpen}>
    <Suspense fallback={waiting}>
      <Screen key={route.path} route={route} visit={visit} />
    </Suspense>
  </Guard>
)

const Screen = ({ route, visit }: Pick<Place, 'route' | 'visit'>) => {
  const { Component } = useModule(route)

  return <Component visit={visit} />
}

const waiting = (
  <SimplePage>
    <Spinner label="Loading the page" />
  </SimplePage>
)
