export {
  PageLanguage,
  useCurrentWords,
  useSayWords,
  useWords,
  WordsProvider,
} from './words/WordsProvider.tsx';
export { useAnnounced } from './words/useAnnounced.ts';
export * from './focus/index.ts';
export * from './hydration/index.ts';
export * from './sounds/index.ts';
export * from './speech/index.ts';
export * from './suspension/index.ts';
export * from './numbers/index.ts';
export * from './preferences/index.ts';
export { coverPage } from './stores/cover.ts';
export { CoveredStores, CoverStores } from './stores/CoveredStores.tsx';
export { fixedStore } from './stores/store.ts';
export * from './components/Icon/index.ts';
export * from './components/Button/index.ts';
export * from './components/ErrorSummary/index.ts';
export * from './components/Form/index.ts';
export * from './components/Heading/index.ts';
export * from './components/KitRouterProvider/index.ts';
export * from './components/Layout/index.ts';
export * from './components/Link/index.ts';
export * from './components/RadioGroup/index.ts';
export * from './components/Checkbox/index.ts';
export * from './components/CopyField/index.ts';
export * from './components/Countdown/index.ts';
export * from './components/DescriptionList/index.ts';
export * from './components/FilterGroup/index.ts';
export * from './components/NameButton/index.ts';
export * from './components/NumberWords/index.ts';
export * from './components/ProgressBar/index.ts';
export * from './components/SearchField/index.ts';
export * from './components/Select/index.ts';
export * from './components/Skeleton/index.ts';
export * from './components/Stepper/index.ts';
export * from './components/Switch/index.ts';
export * from './components/Tabs/index.ts';
export * from './components/Text/index.ts';
export * from './components/TextArea/index.ts';
export * from './components/TextField/index.ts';
export * from './components/ToggleButtonGroup/index.ts';
export * from './components/ToggleTextButton/index.ts';
export * from './components/VisuallyHidden/index.ts';
export * from './components/LocaleProvider/index.ts';
export * from './components/Announcer/index.ts';
export * from './components/Avatar/index.ts';
export * from './components/Badge/index.ts';
export * from './components/BulletList/index.ts';
export * from './components/ButtonLink/index.ts';
export * from './components/Byline/index.ts';
export * from './components/Callout/index.ts';
export * from './components/Card/index.ts';
export * from './components/Dialog/index.ts';
export * from './components/Disclosure/index.ts';
export * from './components/EmptyState/index.ts';
export * from './components/FailedState/index.ts';
export * from './components/FoldingSection/index.ts';
export * from './components/FooterNote/index.ts';
export * from './components/HelpButton/index.ts';
export * from './components/Illustration/index.ts';
export * from './components/Listen/index.ts';
export * from './components/Moment/index.ts';
export * from './components/PageFrame/index.ts';
export * from './components/Quote/index.ts';
export * from './components/SiteHeader/index.ts';
export * from './components/SkipLink/index.ts';
export * from './components/Spinner/index.ts';
export * from './components/StatusLine/index.ts';
export * from './components/TaskTiles/index.ts';
export * from './components/ToastRegion/index.ts';
export * from './components/UndoBar/index.ts';
export * from './components/VisitorHeader/index.ts';
export * from './components/CommentList/index.ts';
export * from './components/ConversationList/index.ts';
export * from './components/MessageField/index.ts';
export * from './components/MessageLog/index.ts';
export * from './components/QuickReplies/index.ts';
export * from './components/Panes/index.ts';
export * from './components/Board/index.ts';
export * from './components/Pads/index.ts';
export * from './components/Stage/index.ts';
export * from './components/DropZone/index.ts';
export * from './components/MediaGrid/index.ts';
export * from './components/MediaList/index.ts';
export * from './components/MediaTile/index.ts';
export * from './components/PictureFrame/index.ts';
export * from './components/PictureViewer/index.ts';
export * from './components/UploadProgress/index.ts';
export * from './components/InlineEdit/index.ts';
export * from './components/Outcome/index.ts';
export * from './components/RequestCard/index.ts';
export {
  MediaLoaderProvider,
  useMediaSource,
  type MediaLoader,
  type OpenMedia,
} from './media/mediaLoader.ts';
