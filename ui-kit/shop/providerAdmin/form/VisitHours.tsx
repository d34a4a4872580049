import { Select } from '#ui-kit/elements/Select.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { minutesName } from '#ui-kit/shop/booking/slotTimes.ts'
import { FormSection } from '#ui-kit/shop/productAdmin/form/FormSection.tsx'
import { TwoColumns } from '#ui-kit/shop/productAdmin/form/TwoColumns.tsx'
import { DaysOffEditor } from '#ui-kit/shop/providerAdmin/hours/DaysOffEditor.tsx'
import { HoursEditor } from '#ui-kit/shop/providerAdmin/hours/HoursEditor.tsx'
import type { ProviderFormState } from './useProviderForm.ts'

type VisitHoursProps = { form: ProviderFormState; today: string; disabled: boolean }

/** When visits can be booked, how long they take and what coming costs. */
export const VisitHours = ({ form, today, disabled }: VisitHoursProps) => (
  <FormSection title="Visits">
    <TwoColumns>
      <TextField
        label="Call-out fee in rand"
        hint="0 if there is no call-out fee."
        inputMode="decimal"
        required
        autoComplete="off"
        disabled={disabled}
        {...form.text('callOutFee')}
      />
      <Select
        label="Length of a visit"
        hint="Free times are this far apart."
        options={slotLengths.map((minutes) => ({ value: String(minutes), label: minutesName(minutes) }))}
        disabled={disabled}
        {...form.text('slotMinutes')}
      />
    </TwoColumns>
    <HoursEditor
      {...form.group('hours')}
      hours={form.draft.hours}
      disabled={disabled}
      onChange={(hours) => form.setAndTouch('hours', hours)}
    />
    <DaysOffEditor
      {...form.group('daysOff')}
      days={form.draft.daysOff}
      today={today}
      disabled={disabled}
      onChange={(daysOff) => form.setAndTouch('daysOff', daysOff)}
    />
  </FormSection>
)

const slotLengths = [15, 30, 45, 60, 90, 120, 180, 240]
