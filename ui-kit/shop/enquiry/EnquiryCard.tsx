import { styled } from 'styled-components'
import { Badge } from '#ui-kit/elements/Badge.tsx'
import { Button } from '#ui-kit/elements/Button.tsx'
import { EmailAddress } from '#ui-kit/elements/EmailAddress.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Moment } from '#ui-kit/elements/Moment.tsx'
import { StandaloneLink } from '#ui-kit/elements/StandaloneLink.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { font } from '#ui-kit/theme/font.ts'
import { denseDesk } from '#ui-kit/theme/media.ts'
import type { ListedEnquiry } from './listedEnquiry.ts'

export type EnquiryActions = {
  /** The id of the enquiry whose request is running. */
  busyId?: string | undefined
  /** Opens the dialog with the answer. */
  onAnswer: (id: string) => void
  /** Called with the enquiry that an admin answers or closes. */
  onClose: (id: string) => void
  /** Opens the dialog that asks whether to erase it. */
  onErase: (id: string) => void
}

/** An enquiry as admins read it: who asks what, what was answered, and what can be done. */
export const EnquiryCard = ({
  enquiry,
  ...actions
}: EnquiryActions & {
  /** What was asked, by whom and when. */
  enquiry: ListedEnquiry
}) => (
  <Card as="article" aria-labelledby={`enquiry-${enquiry.id}`}>
    <Blocks>
      <Top>
        <div>
          <Heading level={2} size={18} id={`enquiry-${enquiry.id}`}>
            {enquiry.topic}
          </Heading>
          <Quiet>
            {enquiry.enquiryNumber}, <Moment at={enquiry.receivedAt} />
          </Quiet>
        </div>
        <StateBadge state={enquiry.state} />
      </Top>
      {enquiry.state === 'erased' ? (
        <Quiet>Its text, name and e-mail address were erased.</Quiet>
      ) : (
        <Correspondence {...enquiry} />
      )}
      <Actions enquiry={enquiry} {...actions} />
    </Blocks>
  </Card>
)

const Correspondence = ({ name, email, orderNumber, message, answers, customerHref }: ListedEnquiry) => (
  <>
    <Sender>
      {customerHref ? <StandaloneLink href={customerHref}>{name}</StandaloneLink> : name}{' '}
      <EmailAddress address={email} />
      {orderNumber && <span>Order {orderNumber}</span>}
    </Sender>
    <Words>{message}</Words>
    {answers.map(({ answer, answeredAt }) => (
      <Answer key={answeredAt}>
        <Quiet>
          Answered <Moment at={answeredAt} />
        </Quiet>
        <Words>{answer}</Words>
      </Answer>
    ))}
  </>
)

const Actions = ({ enquiry, busyId, onAnswer, onClose, onErase }: EnquiryActions & { enquiry: ListedEnquiry }) => {
  const { id, enquiryNumber, state, customerHref } = enquiry
  const isBlocked = busyId !== undefined
  const answerLabel = state === 'answered' ? 'Answer again' : 'Answer'
  if (state === 'erased') return null

  return (
    <Buttons>
      <Button
        size="small"
        kind={state === 'open' ? 'primary' : 'secondary'}
        disabled={isBlocked}
        aria-label={`${answerLabel} enquiry ${enquiryNumber}`}
        onClick={() => onAnswer(id)}
      >
        {answerLabel}
      </Button>
      {state === 'open' && (
        <Button
          size="small"
          kind="secondary"
          loading={busyId === id}
          disabled={isBlocked && busyId !== id}
          aria-label={`Close enquiry ${enquiryNumber} without an answer`}
          onClick={() => onClose(id)}
        >
          Close
        </Button>
      )}
      {!customerHref && (
        <Button
          size="small"
          kind="quiet"
          disabled={isBlocked}
          aria-label={`Erase enquiry ${enquiryNumber}`}
          onClick={() => onErase(id)}
        >
          Erase
        </Button>
      )}
    </Buttons>
  )
}

const StateBadge = ({ state }: Pick<ListedEnquiry, 'state'>) => {
  const [tone, word] = badges[state]
  return <Badge tone={tone}>{word}</Badge>
}

const badges = {
  open: ['warn', 'Open'],
  answered: ['ok', 'Answered'],
  closed: ['neutral', 'Closed'],
  erased: ['neutral', 'Erased'],
} as const

// On desks with a mouse the buttons stand beside the topic, so that more enquiries fit on the screen.
const Blocks = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);

  ${denseDesk} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-2) var(--space-5);
    margin-block: calc(-1 * var(--space-3));

    > * {
      grid-column: 1 / -1;
    }
    > :first-child {
      grid-column: 1;
    }
  }
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  ${denseDesk} {
    && {
      grid-row: 1;
      grid-column: 2;
      align-self: start;
    }
  }
`

const Top = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-3);
`

const Sender = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  overflow-wrap: anywhere;
  ${font(14, 600)}

  > span {
    color: var(--ink-2);
  }
`

const Words = styled.p`
  max-width: 72ch;
  overflow-wrap: anywhere;
  white-space: pre-line;
`

const Answer = styled.div`
  padding-inline-start: var(--space-4);
  border-inline-start: 3px solid var(--brand);
`

const Quiet = styled.span`
  color: var(--ink-2);
  ${font(14)}
`
