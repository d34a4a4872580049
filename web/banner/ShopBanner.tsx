import { Banner } from '#ui-kit/shop/banner/Banner.tsx'
import { useQuery } from '#web/state/http/useQuery.ts'
import { slideProps } from './slideProps.ts'

/** The banner with the slides that run today. A shop without slides, or without a line, has none. */
export const ShopBanner = ({ onTop }: { onTop: boolean }) => {
  const { answer, status } = useQuery('GET api/marketing-images', {})

  return <Banner slides={answer?.results.map(slideProps) ?? []} onTop={onTop} loading={status === 'loading'} />
}
