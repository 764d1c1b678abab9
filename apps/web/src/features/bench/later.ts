import { lazy } from 'react'

/** What the first screen does without, loaded when there is something for it to show. */

export const AdviceCards = lazy(() => import('./advice.tsx').then((it) => ({ default: it.AdviceCards })))
export const Warnings = lazy(() => import('./advice.tsx').then((it) => ({ default: it.Warnings })))
export const VerdictChips = lazy(() => import('./verdict-chips.tsx').then((it) => ({ default: it.VerdictChips })))
export const WhatToMeasure = lazy(() => import('./what-to-measure.tsx').then((it) => ({ default: it.WhatToMeasure })))
export const UsualLine = lazy(() => import('./usual-line.tsx').then((it) => ({ default: it.UsualLine })))
export const UsualGrams = lazy(() => import('./usual-line.tsx').then((it) => ({ default: it.UsualGrams })))
export const EggQuestion = lazy(() => import('./egg-question.tsx').then((it) => ({ default: it.EggQuestion })))
export const FirstVisit = lazy(() => import('./greeting.tsx').then((it) => ({ default: it.FirstVisit })))
export const AddButton = lazy(() => import('./add-button.tsx').then((it) => ({ default: it.AddButton })))
export const NewButton = lazy(() => import('../../views/new-button.tsx').then((it) => ({ default: it.NewButton })))
export const InHand = lazy(() => import('./in-hand.tsx').then((it) => ({ default: it.InHand })))
export const Method = lazy(() => import('./method.tsx').then((it) => ({ default: it.Method })))
export const VersionState = lazy(() => import('./version-state.tsx').then((it) => ({ default: it.VersionState })))
export const ClashPlace = lazy(() => import('./version-state.tsx').then((it) => ({ default: it.ClashPlace })))
export const WayBack = lazy(() => import('./made/way-back.tsx').then((it) => ({ default: it.WayBack })))
export const AmountCard = lazy(() => import('./desk/amount-card.tsx').then((it) => ({ default: it.AmountCard })))
export const WaterCard = lazy(() => import('./desk/water-card.tsx').then((it) => ({ default: it.WaterCard })))
export const Ficha = lazy(() => import('../../views/ficha.tsx').then((it) => ({ default: it.Ficha })))
export const CompositionBar = lazy(() => import('./composition-bar.tsx').then((it) => ({ default: it.CompositionBar })))
export const Panels = lazy(() => import('./panels/panel-tabs.tsx').then((it) => ({ default: it.Panels })))

/** What is done now and then, with its words. */
export const loadActions = () => import('./actions.ts')
export const loadWorkbook = () => import('./export-workbook.ts')
