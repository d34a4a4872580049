import { MailQuestionMark } from 'lucide-react'
import { styled } from 'styled-components'
import { EmptyState } from '#ui-kit/elements/EmptyState.tsx'
import { NothingMatches } from '#ui-kit/elements/NothingMatches.tsx'
import { Select } from '#ui-kit/elements/Select.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { homeCrumb } from '#ui-kit/screens/shell/crumbs.ts'
import { TitledPage } from '#ui-kit/screens/shell/TitledPage.tsx'
import { lowFields } from '#ui-kit/shop/adminTable/filterStyles.ts'
import { ListContent, type ListState } from '#ui-kit/shop/adminTable/ListContent.tsx'
import { ListCount } from '#ui-kit/shop/adminTable/ListCount.tsx'
import { AnswerEnquiryDialog, type AnswerEnquiryDialogProps } from '#ui-kit/shop/enquiry/AnswerEnquiryDialog.tsx'
import { type EnquiryActions, EnquiryCard } from '#ui-kit/shop/enquiry/EnquiryCard.tsx'
import { EraseEnquiryDialog, type EraseEnquiryDialogProps } from '#ui-kit/shop/enquiry/EraseEnquiryDialog.tsx'
import type { ListedEnquiry } from '#ui-kit/shop/enquiry/listedEnquiry.ts'
import { Card } from '#ui-kit/space/Card.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { phone } from '#ui-kit/theme/media.ts'

/** An empty string sets no filter. */
export type EnquiryFilter = { search: string; state: '' | ListedEnquiry['state']; topic: string }

type EnquiriesManagementScreenProps = ListState &
  EnquiryActions & {
    /** The enquiries on this page of the list. */
    enquiries: readonly ListedEnquiry[]
    /** The topics that the form offers. */
    topics: readonly { value: string; label: string }[]
    /** What is chosen at the moment; an empty value restricts nothing. */
    filter: EnquiryFilter
    /** Called with all filters after one of them has changed. */
    onFilter: (filter: EnquiryFilter) => void
    /** The open dialog with an answer. */
    answering?: AnswerEnquiryDialogProps | undefined
    /** The open dialog that confirms an erasure. */
    erasing?: EraseEnquiryDialogProps | undefined
  }

/** What people asked with the contact form, for admins: to answer, to close, to erase. Open ones come first. */
export const EnquiriesManagementScreen = (props: EnquiriesManagementScreenProps) => {
  const { enquiries, topics, filter, onFilter, answering, erasing } = props
  const narrow = (change: Partial<EnquiryFilter>) => onFilter({ ...filter, ...change })
  const dialog =
    (answering && <AnswerEnquiryDialog {...answering} />) ?? (erasing && <EraseEnquiryDialog {...erasing} />)

  return (
    <TitledPage
      trail={[homeCrumb]}
      title="Enquiries"
      count={<ListCount list={props} noun="enquiry" plural="enquiries" />}
      dialog={dialog}
    >
      <Stack gap={4}>
        <Filters>
          <TextField
            type="search"
            label="Find"
            placeholder="Number, name, e-mail or words"
            maxLength={100}
            value={filter.search}
            onChange={(search) => narrow({ search })}
          />
          <Select
            label="State"
            value={filter.state}
            options={[{ value: '', label: 'All' }, ...states]}
            onChange={(chosen) => narrow({ state: states.find(({ value }) => value === chosen)?.value ?? '' })}
          />
          <Select
            label="About"
            value={filter.topic}
            options={[{ value: '', label: 'All' }, ...topics]}
            onChange={(topic) => narrow({ topic })}
          />
        </Filters>
        <ListContent
          list={props}
          noun="enquiries"
          rowCount={enquiries.length}
          empty={<NoEnquiries filter={filter} onFilter={onFilter} />}
        >
          <Stack gap={3}>
            {enquiries.map((enquiry) => (
              <EnquiryCard
                key={enquiry.id}
                enquiry={enquiry}
                busyId={props.busyId}
                onAnswer={props.onAnswer}
                onClose={props.onClose}
                onErase={props.onErase}
              />
            ))}
          </Stack>
        </ListContent>
      </Stack>
    </TitledPage>
  )
}

const NoEnquiries = ({ filter, onFilter }: Pick<EnquiriesManagementScreenProps, 'filter' | 'onFilter'>) => (
  <Card>
    {Object.values(filter).every((value) => value === '') ? (
      <EmptyState icon={<MailQuestionMark size={28} aria-hidden />} title="No enquiries yet">
        What people write with the contact form is listed here, open ones first.
      </EmptyState>
    ) : (
      <NothingMatches
        title="No enquiry matches"
        action="Show all enquiries"
        onShowAll={() => onFilter({ search: '', state: '', topic: '' })}
      >
        Search for part of the number, the name, the e-mail address or the message, or remove a filter.
      </NothingMatches>
    )}
  </Card>
)

const states = [
  { value: 'open', label: 'Open' },
  { value: 'answered', label: 'Answered' },
  { value: 'closed', label: 'Closed' },
  { value: 'erased', label: 'Erased' },
] as const

const Filters = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 320px) 160px minmax(0, 280px);
  align-items: end;
  gap: var(--space-3) var(--space-4);
  ${lowFields}

  ${phone} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`
