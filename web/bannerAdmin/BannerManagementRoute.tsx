import { BannerManagementScreen } from '#ui-kit/screens/bannerAdmin/BannerManagementScreen.tsx'
import { useLastDefined } from '#web/state/browser/useLastDefined.ts'
import { failureOf } from '#web/state/http/failureOf.ts'
import { useQuery } from '#web/state/http/useQuery.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import { slideRow } from './slideRow.ts'
import { useMoveSlide } from './useMoveSlide.ts'

/** The slides of the banner, for admins. */
export const BannerManagementRoute = () => {
  const slidesQuery = useQuery('GET api/marketing-images/all', {})
  const slides = useLastDefined(slidesQuery.answer)?.results
  const { moving, onMove } = useMoveSlide(slides ?? [])

  return (
    <>
      <PageHead title="Banner management" />
      <BannerManagementScreen
        slides={slides?.map(slideRow) ?? []}
        addHref="/AddSlide"
        onMove={onMove}
        moving={moving}
        loading={slides === undefined}
        failure={failureOf(slidesQuery)}
      />
    </>
  )
}
