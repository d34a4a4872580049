import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

const times = ['14:00', '14:30', '15:00', '15:30', '16:00', '16:30']

/** Stands for the picker of free times, which the page takes as a prop. */
export const FreeTimes = () => (
  <Stack gap={3}>
    <Days>
      {['Tue 24', 'Wed 25', 'Thu 26', 'Fri 27', 'Sat 28'].map((day) => (
        <Text as="li" key={day} size={14} strong>
          {day}
        </Text>
      ))}
    </Days>
    <Row gap={2} wrap>
      {times.map((time) => (
        <Button key={time} kind="secondary">
          {time}
        </Button>
      ))}
    </Row>
  </Stack>
)

const Days = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);
`
