import { deliveryAreas } from '#domain/deliveryAreas.ts'
import { rand } from '#domain/kernel/money.ts'
import { HomeScreen } from '#ui-kit/screens/shopper/HomeScreen.tsx'
import type { Answers } from '#web/client/answers.ts'
import type { AnswerOf } from '#web/client/calls.ts'
import { useClient } from '#web/client/client.ts'
import { failureOf } from '#web/client/failure.ts'
import { cardOf, type Listed } from '#web/client/productCard.ts'
import { useAddToCart } from '#web/client/useAddToCart.ts'
import { useAnswer } from '#web/client/useAnswer.ts'
import { PageHead } from '#web/shell/PageHead.tsx'
import type { Visit } from '#web/shell/route.ts'
import { homeHero } from './homeHero.ts'
import { LastViewedWhenNear } from './laterParts.tsx'

export const preload = (_: Visit, ask: Answers['ask']) => ask('GET products/home', {})

/** The front of the shop: the sections of the home page. */
export const HomeRoute = () => {
  const { terms } = useClient()
  const home = useAnswer('GET products/home', {})
  const sections = home.answer?.results ?? expected
  const products = sections.flatMap(({ data }) => data)
  const { addingId, onAdd } = useAddToCart(products)

  return (
    <>
      <PageHead />
      <HomeScreen
        hero={homeHero(products)}
        delivery={{ freeFrom: rand(terms.freeFrom), areas: deliveryAreas }}
        sections={sections.map(sectionOf)}
        onAdd={onAdd}
        addingId={addingId}
        loading={home.status === 'loading'}
        lastViewed={<LastViewedWhenNear />}
        failure={failureOf(home)}
      />
    </>
  )
}

type Section = AnswerOf<'GET products/home'>['results'][number]

const sectionOf = ({ title, href, data }: Section) => ({
  title,
  href: href ?? undefined,
  sunny: title === 'On Sale',
  products: data.map(cardOf),
})

// Keeps the page's size while it loads.
const expected: Section[] = ['Stay Cool This Summer', 'On Sale', 'Featured', 'New Stock'].map((title) => ({
  title,
  href: null,
  data: [] satisfies Listed[],
}))
