import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { ProviderFacts, type ProviderFactsProps } from '#ui-kit/shop/provider/ProviderFacts.tsx'
import { WorkingHours, type WorkingHoursProps } from '#ui-kit/shop/provider/profile/WorkingHours.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

type ProviderAsideProps = {
  provider: Pick<WorkingHoursProps, 'hours'> & ProviderFactsProps['facts']
  now: string
}

/** Experience, call-out fee and working hours of a service provider. */
export const ProviderAside = ({ provider, now }: ProviderAsideProps) => (
  <Card>
    <Stack gap={5}>
      <Stack gap={2}>
        <ProviderFacts facts={provider} />
        {provider.callOutFee && (
          <Text size={14} tone="ink-2">
            The call-out fee is for coming to you; you pay it at the door. Ask for a price of the work before it begins.
          </Text>
        )}
      </Stack>
      <Stack gap={2}>
        <Heading level={2} size={18}>
          Working hours
        </Heading>
        <WorkingHours hours={provider.hours} now={now} />
      </Stack>
    </Stack>
  </Card>
)
