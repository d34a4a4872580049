import { BadgeCheck } from 'lucide-react'
import { styled } from 'styled-components'
import { Text } from '#ui-kit/elements/Text.tsx'

/** What 'Verified' means. */
export const VerifiedExplained = () => (
  <Panel>
    <IconCircle>
      <BadgeCheck size={22} aria-hidden />
    </IconCircle>
    <div>
      <Text strong>What “Verified” means</Text>
      <Words size={14} tone="ink-2">
        We have seen this person’s identity document, called their references and confirmed their phone number. It does
        not guarantee the work: read the reviews by people who booked here.
      </Words>
    </div>
  </Panel>
)

const Panel = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--space-3);
`

const Words = styled(Text)`
  max-width: 100ch;
  text-wrap: pretty;
`

const IconCircle = styled.span`
  display: grid;
  flex: none;
  width: 44px;
  height: 44px;
  place-items: center;
  border-radius: var(--radius-full);
  background: var(--ok-tint);
  color: var(--ok);
`
