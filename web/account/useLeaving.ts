import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type Background, backgroundOf } from '#web/shell/background.ts'

/** The way out of the dialog, once: back to the page below it, to the one that was there before a reload, or home. */
export const useLeaving = (before: Background | undefined) => {
  const navigate = useNavigate()
  const below = backgroundOf(useLocation())
  const [wasAbove] = useState(below !== undefined)
  const hasLeft = useRef(false)

  return () => {
    if (hasLeft.current) return
    hasLeft.current = true
    if (wasAbove) navigate(-1)
    else navigate(before ? `${before.pathname}${before.search}` : '/', { replace: true })
  }
}
