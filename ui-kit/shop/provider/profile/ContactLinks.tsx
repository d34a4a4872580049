import { MessageCircle, Phone } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { visuallyHiddenStyles } from '#ui-kit/elements/visuallyHiddenStyles.ts'
import { phone } from '#ui-kit/theme/media.ts'

export type ContactLinksProps = {
  /** Whom the links reach, for screen readers. */
  name: string
  /** As dialled: '0825550143'. */
  phoneNumber: string
  /** `https://wa.me/27825550143?text=…` */
  whatsAppHref: string
}

/** Links that call a service provider or write on WhatsApp. */
export const ContactLinks = ({ name, phoneNumber, whatsAppHref }: ContactLinksProps) => (
  <Links>
    <Button kind="secondary" href={`tel:${phoneNumber}`} icon={<Phone size={18} aria-hidden />}>
      Call<Digits>{` ${spaced(phoneNumber)}`}</Digits>
    </Button>
    <Button
      kind="secondary"
      href={whatsAppHref}
      target="_blank"
      rel="noopener"
      icon={<MessageCircle size={18} aria-hidden />}
    >
      WhatsApp
      <VisuallyHidden>{` ${name}`}</VisuallyHidden>
    </Button>
  </Links>
)

// 082 555 0143, in one line.
const spaced = (number: string) => number.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1\u00a0$2\u00a0$3')

// On phones both links fit in one line without the number, which screen readers still read.
const Digits = styled.span`
  ${phone} {
    ${visuallyHiddenStyles}
  }
`

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  svg {
    flex: none;
  }
  ${phone} {
    flex: 1 0 100%;

    > * {
      flex: 1 1 0;
      padding-inline: var(--space-2);
    }
  }
`
