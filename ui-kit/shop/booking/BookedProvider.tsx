import { MessageCircle, Phone } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { StandaloneLink } from '#ui-kit/elements/StandaloneLink.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { groupDigits } from '#ui-kit/shop/address/groupDigits.ts'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { PortraitThumbnail } from './PortraitThumbnail.tsx'

export type ProviderToCall = {
  name: string
  profession: string
  /** Empty if there is no portrait. */
  portrait: string
  /** The public page of the provider. */
  href?: string | undefined
  /** Ten digits. */
  phoneNumber: string
  /** A wa.me link with the beginning of the message filled in. */
  whatsAppHref: string
}

/** The service provider of a booking, with the ways to reach them. */
export const BookedProvider = ({
  provider,
}: {
  /** Who comes, with the telephone number. */
  provider: ProviderToCall
}) => (
  <Stack gap={4}>
    <Row gap={3}>
      <PortraitThumbnail src={provider.portrait} size={56} />
      <Names>
        <Name>
          {provider.href ? <StandaloneLink href={provider.href}>{provider.name}</StandaloneLink> : provider.name}
        </Name>
        <Text size={14} tone="ink-2">
          {provider.profession}
        </Text>
      </Names>
    </Row>
    <Ways>
      <Button kind="secondary" href={`tel:${provider.phoneNumber}`} icon={<Phone size={18} aria-hidden />}>
        {groupDigits(provider.phoneNumber)}
      </Button>
      <Button
        kind="secondary"
        href={provider.whatsAppHref}
        target="_blank"
        rel="noopener"
        icon={<MessageCircle size={18} aria-hidden />}
      >
        WhatsApp
      </Button>
    </Ways>
  </Stack>
)

const Names = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`

const Name = styled.p`
  ${font(18, 600)}
`

const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(10.5rem, 100%), 1fr));
  gap: var(--space-2);

  > a {
    padding-inline: var(--space-3);
  }
`
