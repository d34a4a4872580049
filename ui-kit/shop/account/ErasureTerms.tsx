import { styled } from 'styled-components'
import { font } from '#ui-kit/theme/font.ts'

type ErasureTermsProps = {
  /** Addresses the owner of the account, or describes the account of a customer. */
  whose: 'own' | 'customers'
  /** How many years the law has the shop keep invoices. */
  invoiceYears: number
}

/** What an erasure removes, and what the law requires the shop to keep. */
export const ErasureTerms = ({ whose, invoiceYears }: ErasureTermsProps) => {
  const { erased, also } = terms[whose]
  const kept = [keptOrders(invoiceYears), also]

  return (
    <Terms>
      <dt>Deleted for good</dt>
      {erased.map((text) => (
        <dd key={text}>{text}</dd>
      ))}
      <dt>Stays</dt>
      {kept.map((text) => (
        <dd key={text}>{text}</dd>
      ))}
    </Terms>
  )
}

const keptOrders = (years: number) =>
  `Orders with their delivery address and who signed for them: that is their invoice, which we must keep for ${years} years by law. Only our staff can read it.`

const terms = {
  own: {
    erased: [
      'Your name, e-mail address and password',
      'Your address book',
      'Your name and words on reviews; the stars you gave stay',
      'Every sign-in, on all your devices',
    ],
    also: 'Orders on their way are still delivered.',
  },
  customers: {
    erased: [
      'Their name, e-mail address and password',
      'Their address book',
      'Their name and words on reviews; the stars they gave stay',
      'Every sign-in, on all their devices',
    ],
    also: 'This timeline, without a name in it.',
  },
}

const Terms = styled.dl`
  padding: var(--space-4);
  border-radius: var(--radius-2);
  background: var(--sunk);
  ${font(14)}

  dt {
    padding-bottom: var(--space-1);
    ${font(14, 600)}
  }
  dd + dt {
    padding-top: var(--space-3);
  }
  dd {
    display: list-item;
    margin-left: 18px;
    color: var(--ink-2);
    list-style: disc;
  }
`
