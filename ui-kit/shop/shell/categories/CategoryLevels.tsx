import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { CategoryName } from './CategoryName.tsx'
import { CategoryThumbnail } from './CategoryThumbnail.tsx'
import { categoryRowStyles } from './categoryRowStyles.ts'
import type { CategoryListProps, MenuCategory } from './menuCategory.ts'

/** The categories on phones: a tap opens what is below a category, and the third level takes the place of the list, with a way back. */
export const CategoryLevels = ({ categories, onSelect, more }: CategoryListProps) => {
  const [opened, setOpened] = useState<string>()
  const [entered, setEntered] = useState<MenuCategory>()
  const [left, setLeft] = useState<string>()
  const id = useId()

  if (entered) {
    const parent = categories.find(({ href }) => href === opened)
    const goBack = () => {
      setLeft(entered.href)
      setEntered(undefined)
    }
    return (
      <ul>
        <li>
          <RowButton ref={focus} type="button" onClick={goBack}>
            <ChevronLeft size={20} aria-hidden style={{ margin: 0 }} />
            Back to {parent?.name}
          </RowButton>
        </li>
        <LinkRow href={entered.href} onSelect={onSelect} strong>
          All {entered.name}
        </LinkRow>
        {entered.children?.map(({ name, href, picture }) => (
          <LinkRow key={href} href={href} onSelect={onSelect}>
            <CategoryThumbnail picture={picture} />
            {name}
          </LinkRow>
        ))}
      </ul>
    )
  }

  return (
    <ul>
      {categories.map((category, index) => {
        const { name, href, children = [] } = category
        return children.length === 0 ? (
          <LinkRow key={href} href={href} onSelect={onSelect} strong>
            <CategoryName category={category} />
          </LinkRow>
        ) : (
          <li key={href}>
            <RowButton
              type="button"
              $strong
              aria-expanded={opened === href}
              aria-controls={`${id}-${index}`}
              onClick={() => setOpened(opened === href ? undefined : href)}
            >
              <CategoryName category={category} />
              <Chevron size={20} aria-hidden />
            </RowButton>
            <Below id={`${id}-${index}`} hidden={opened !== href}>
              {opened === href && (
                <>
                  <LinkRow href={href} onSelect={onSelect} strong>
                    All {name}
                  </LinkRow>
                  {children.map((child) =>
                    child.children?.length ? (
                      <li key={child.href}>
                        <RowButton
                          ref={child.href === left ? focus : undefined}
                          type="button"
                          onClick={() => setEntered(child)}
                        >
                          <CategoryThumbnail picture={child.picture} />
                          {child.name}
                          <ChevronRight size={20} aria-hidden />
                        </RowButton>
                      </li>
                    ) : (
                      <LinkRow key={child.href} href={child.href} onSelect={onSelect}>
                        <CategoryThumbnail picture={child.picture} />
                        {child.name}
                      </LinkRow>
                    ),
                  )}
                </>
              )}
            </Below>
          </li>
        )
      })}
      {more && <li>{more}</li>}
    </ul>
  )
}

type LinkRowProps = { href: string; onSelect: () => void; strong?: boolean; children: ReactNode }

const LinkRow = ({ href, onSelect, strong = false, children }: LinkRowProps) => (
  <li>
    <RowLink href={href} onClick={onSelect} $strong={strong}>
      {children}
    </RowLink>
  </li>
)

const focus = (element: HTMLElement | null) => element?.focus()

const RowLink = styled(Anchor)<{ $strong: boolean }>`
  ${categoryRowStyles}
  font-weight: ${({ $strong }) => ($strong ? 600 : 400)};
`

const RowButton = styled.button<{ $strong?: boolean }>`
  ${categoryRowStyles}
  font-weight: ${({ $strong = false }) => ($strong ? 600 : 400)};
`

const Chevron = styled(ChevronDown)`
  transition: transform var(--motion-fast);

  [aria-expanded='true'] > & {
    transform: rotate(180deg);
  }
`

const Below = styled.ul`
  padding-left: var(--space-3);
`
