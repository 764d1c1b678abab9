import { lazy } from 'react'

/** What the first screen does without, loaded when there is something for it to show. */

export const LazyAdviceCards = lazy(() => import('./advice.tsx').then((it) => ({ default: it.AdviceCards })))
export const LazyWarnings = lazy(() => import('./advice.tsx').then((it) => ({ default: it.WarningList })))
export const LazyVerdictChips = lazy(() =>
  import('../../views/verdict-chips.tsx').then((it) => ({ default: it.VerdictChips })),
)
export const LazyWhatToMeasure = lazy(() =>
  import('./what-to-measure.tsx').then((it) => ({ default: it.WhatToMeasure })),
)
export const LazyUsualLine = lazy(() => import('./usual-line.tsx').then((it) => ({ default: it.UsualLine })))
export const LazyUsualGrams = lazy(() => import('./usual-line.tsx').then((it) => ({ default: it.UsualGrams })))
export const LazyEggQuestion = lazy(() => import('./egg-question.tsx').then((it) => ({ default: it.EggQuestion })))
export const LazyAddButton = lazy(() => import('./add-button.tsx').then((it) => ({ default: it.AddButton })))
export const LazyNewButton = lazy(() => import('../../views/new-button.tsx').then((it) => ({ default: it.NewButton })))
export const LazyInHand = lazy(() => import('./in-hand.tsx').then((it) => ({ default: it.InHand })))
export const LazyMethod = lazy(() => import('./method.tsx').then((it) => ({ default: it.MethodSteps })))
export const LazyVersionState = lazy(() => import('./version-state.tsx').then((it) => ({ default: it.VersionState })))
export const LazyClashPlace = lazy(() => import('./version-state.tsx').then((it) => ({ default: it.ClashPlace })))
export const LazyWayBack = lazy(() => import('./made/way-back.tsx').then((it) => ({ default: it.WayBack })))
export const LazyAmountCard = lazy(() => import('./desk/amount-card.tsx').then((it) => ({ default: it.AmountCard })))
export const LazyWaterCard = lazy(() => import('./desk/water-card.tsx').then((it) => ({ default: it.WaterCard })))
export const LazyFicha = lazy(() => import('../../views/ficha.tsx').then((it) => ({ default: it.TechnicalSheet })))
export const LazyCompositionBar = lazy(() =>
  import('./composition-bar.tsx').then((it) => ({ default: it.CompositionBar })),
)
export const LazyPanels = lazy(() => import('./panels/panel-tabs.tsx').then((it) => ({ default: it.PanelTabs })))

/** What is done now and then, with its words. */
export const loadActions = () => import('./actions.ts')
