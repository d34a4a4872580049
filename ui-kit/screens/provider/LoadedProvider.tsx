import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { TitledSection } from '#ui-kit/elements/TitledSection.tsx'
import type { GalleryPicture } from '#ui-kit/shop/catalogue/product/galleryPicture.ts'
import { AreasServed } from '#ui-kit/shop/provider/profile/AreasServed.tsx'
import { BookBar, type BookBarProps } from '#ui-kit/shop/provider/profile/BookBar.tsx'
import type { WorkingHoursProps } from '#ui-kit/shop/provider/profile/WorkingHours.tsx'
import { WorkPictures } from '#ui-kit/shop/provider/profile/WorkPictures.tsx'
import { VerifiedExplained } from '#ui-kit/shop/provider/VerifiedExplained.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Columns } from '#ui-kit/space/Columns.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { phone } from '#ui-kit/theme/media.ts'
import { ProviderAside } from './ProviderAside.tsx'
import { ProviderHeader, type ProviderHeaderProps } from './ProviderHeader.tsx'

type ShownProvider = ProviderHeaderProps['provider'] &
  Pick<WorkingHoursProps, 'hours'> & {
    id: string
    description: string
    experienceYears: number
    /** Pictures of the work; may be empty. */
    pictures: readonly GalleryPicture[]
    /** Suburbs and towns. */
    areasServed: readonly string[]
    /** Formatted; undefined if there is none. */
    callOutFee?: string | undefined
    /** ISO moment of the first free time; undefined if there is none. */
    soonest?: string | undefined
  }

export type LoadedProviderProps = {
  provider: ShownProvider
  /** ISO moment of today: the same on the server and in the browser. */
  now: string
  /** `https://wa.me/27825550143?text=…` */
  whatsAppHref: string
  /** `https://wa.me/?text=` with the provider's name and address. */
  shareHref?: string | undefined
  /** The free times of the next days, to choose from. */
  slots: ReactNode
  /** The time that was chosen there, as an ISO moment, and where it is booked. */
  chosen?: BookBarProps['chosen']
  /** Opens the picture with this index in a `PictureZoom`. */
  onZoom?: ((index: number) => void) | undefined
  /** `Reviews`. */
  reviews?: ReactNode
  /** A `ProductShelf` of goods that the trade needs. */
  goods?: ReactNode
}

/** The provider screen once its provider is loaded. */
export const LoadedProvider = (props: LoadedProviderProps) => {
  const { provider, now, slots, chosen, reviews, goods } = props
  const { name, description, pictures, areasServed, verified, soonest } = provider

  return (
    <Stack gap={7}>
      <Stack gap={5}>
        <ProviderHeader {...props} reviewsHref={reviews ? '#reviews' : undefined} />
        <Columns aside={<ProviderAside provider={provider} now={now} />} sticky>
          <Stack gap={6}>
            <Times id="times" tabIndex={-1}>
              <TitledSection title="Choose a time">
                <Slots>{slots}</Slots>
              </TitledSection>
            </Times>
            <TitledSection title={`About ${name}`}>
              <Prose>{description}</Prose>
            </TitledSection>
            {areasServed.length > 0 && (
              <TitledSection title="Areas served">
                <AreasServed areas={areasServed} />
              </TitledSection>
            )}
            {pictures.length > 0 && (
              <TitledSection title="Pictures of the work">
                <WorkPictures name={name} pictures={pictures} onZoom={props.onZoom} />
              </TitledSection>
            )}
            {verified && <VerifiedExplained />}
          </Stack>
        </Columns>
      </Stack>
      {reviews && <Anchored id="reviews">{reviews}</Anchored>}
      {goods}
      <BookBar soonest={soonest} chosen={chosen} now={now} href="#times" />
    </Stack>
  )
}

const Times = styled(Card)`
  scroll-margin-top: var(--space-4);
`

/* As high as a usual week, so that the page hardly moves once the times have loaded. */
const Slots = styled.div`
  min-height: 340px;

  ${phone} {
    min-height: 440px;
  }
`

const Anchored = styled.div`
  scroll-margin-top: var(--space-4);
`

const Prose = styled.p`
  max-width: 68ch;
  overflow-wrap: anywhere;
  white-space: pre-line;
`
