export {
  LocaleProvider,
  PageLanguage,
  useAnnounced,
  useCurrentWords,
  useSayWords,
  useWords,
  WordsProvider,
  type LocaleProviderProps,
} from './words/WordsProvider.tsx';
export { afterAccessibilityTreeUpdates, isFocusPreserved } from './focus/afterAccessibilityTreeUpdates.ts';
export { focusForReading } from './focus/focusForReading.ts';
export { ignoreGhostClicks } from './focus/ignoreGhostClicks.ts';
export { FocusKeeper } from './focus/FocusKeeper.tsx';
export { useRemovalFocus } from './focus/useRemovalFocus.ts';
export { onceIdle } from './stores/onceIdle.ts';
export { fixedStore, useIsHydrated } from './stores/store.ts';
export { isHushed, playSound } from './sounds/playSound.ts';
export type { SoundName, Tone } from './sounds/tones.ts';
export { useLocalVoices, type LocalVoice } from './speech/useLocalVoices.ts';
export type { PausableClock } from './suspension/pausableClock.ts';
export { Suspension, type SuspensionProps } from './suspension/Suspension.tsx';
export { usePausableClock } from './suspension/usePausableClock.ts';
export { countdownWords } from './numbers/countdownWords.ts';
export { fullnessWords, needMoreWords, progressWords } from './numbers/numberWords.ts';
export { useAsksFirst } from './preferences/asksFirst.ts';
export { attributesOf, showPreferences } from './preferences/attributes.ts';
export { CHOICES, DEFAULTS, type Preferences } from './preferences/preferences.ts';
export {
  PreferencesProvider,
  usePreferences,
  type PreferencesProviderProps,
  type PreferencesStore,
} from './preferences/PreferencesProvider.tsx';
export { readPreferences } from './preferences/readPreferences.ts';
export { coverPage } from './stores/cover.ts';
export { CoveredStores, CoverStores } from './stores/CoveredStores.tsx';
export { Icon, type IconName, type IconProps, type IconSource } from './components/Icon/Icon.tsx';
export * from './components/Icon/laterGlyphs.ts';
export { Button, type ButtonProps } from './components/Button/Button.tsx';
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type FieldProblem,
} from './components/ErrorSummary/ErrorSummary.tsx';
export { Form, FormActions, type FormProps } from './components/Form/Form.tsx';
export { Heading, type HeadingProps } from './components/Heading/Heading.tsx';
export { ReservedSpace, type ReservedSpaceProps } from './components/ReservedSpace/ReservedSpace.tsx';
export {
  Columns,
  Row,
  Seamless,
  Stack,
  type ColumnsProps,
  type RowProps,
  type SeamlessProps,
  type StackProps,
} from './components/Layout/Layout.tsx';
export {
  KitRouterProvider,
  Link,
  type KitRouterProviderProps,
  type LinkProps,
} from './components/Link/Link.tsx';
export type { ChoiceOption } from './components/Choice/Choice.tsx';
export { RadioGroup, type RadioGroupProps } from './components/RadioGroup/RadioGroup.tsx';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx';
export { CheckboxGroup, type CheckboxGroupProps } from './components/Checkbox/CheckboxGroup.tsx';
export { CopyField, type CopyFieldProps } from './components/CopyField/CopyField.tsx';
export { Countdown, type CountdownProps } from './components/Countdown/Countdown.tsx';
export { DescriptionList, type DescriptionListProps } from './components/DescriptionList/DescriptionList.tsx';
export { FieldRow } from './components/Field/FieldRow.tsx';
export { Filtered, type FilteredProps } from './components/FilterGroup/Filtered.tsx';
export { FilterGroup, type FilterGroupProps } from './components/FilterGroup/FilterGroup.tsx';
export { useLandmark } from './landmarks/landmarks.ts';
export { NameButton, type NameButtonProps } from './patterns/NameButton/NameButton.tsx';
export { NumberWords, type NumberWordsProps } from './patterns/NumberWords/NumberWords.tsx';
export { ProgressBar, type ProgressBarProps } from './components/ProgressBar/ProgressBar.tsx';
export { SearchField, type SearchFieldProps } from './components/SearchField/SearchField.tsx';
export { Select, type SelectProps } from './components/Select/Select.tsx';
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton.tsx';
export { Stepper, type StepperProps } from './components/Stepper/Stepper.tsx';
export { Switch, type SwitchProps } from './components/Switch/Switch.tsx';
export { Tabs, type TabItem, type TabsProps } from './components/Tabs/Tabs.tsx';
export { Text, type TextProps } from './components/Text/Text.tsx';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx';
export {
  ToggleButtonGroup,
  type ToggleButtonGroupProps,
  type ToggleOption,
} from './components/ToggleButtonGroup/ToggleButtonGroup.tsx';
export {
  ToggleTextButton,
  type ToggleTextButtonProps,
} from './components/ToggleTextButton/ToggleTextButton.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './components/VisuallyHidden/VisuallyHidden.tsx';
export { ActionBar, type ActionBarProps } from './components/ActionBar/ActionBar.tsx';
export { announce, ensureAnnouncer, inSentences, type Politeness } from './components/Announcer/announcer.ts';
export { Avatar, type AvatarProps } from './components/Avatar/Avatar.tsx';
export { Badge, type BadgeProps } from './components/Badge/Badge.tsx';
export { BalanceNote, type BalanceNoteProps } from './patterns/BalanceNote/BalanceNote.tsx';
export { BulletList, type BulletListProps } from './components/BulletList/BulletList.tsx';
export { ButtonLink, type ButtonLinkProps } from './components/ButtonLink/ButtonLink.tsx';
export { Byline, type BylineProps } from './patterns/Byline/Byline.tsx';
export { Callout, type CalloutProps } from './components/Callout/Callout.tsx';
export { Card, type CardProps } from './components/Card/Card.tsx';
export {
  CardList,
  CardListItem,
  type CardListItemProps,
  type CardListProps,
} from './components/Card/CardList.tsx';
export { CardPicture, type CardPictureProps } from './components/Card/CardPicture.tsx';
export { ChatFrame, type ChatFrameProps } from './patterns/ChatFrame/ChatFrame.tsx';
export type { ConfirmDialogProps } from './components/Dialog/AskDialog.tsx';
export { ConfirmDialog } from './components/Dialog/ConfirmDialog.tsx';
export { BesideClose } from './components/Dialog/BesideClose.tsx';
export { DateLeaf, type DateLeafProps } from './patterns/DateLeaf/DateLeaf.tsx';
export { Dialog, type DialogProps } from './components/Dialog/Dialog.tsx';
export { afterDialog, afterDialogsClosed } from './components/Dialog/dialogHistory.ts';
export { Disclosure, type DisclosureProps } from './components/Disclosure/Disclosure.tsx';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export { FailedState, type FailedStateProps } from './components/FailedState/FailedState.tsx';
export {
  FoldingSection,
  type FoldingSectionProps,
  type SectionPicture,
} from './components/FoldingSection/FoldingSection.tsx';
export { MonthTable, type MonthTableDay, type MonthTableProps } from './patterns/MonthTable/MonthTable.tsx';
export { FaceLinks, type FaceLink, type FaceLinksProps } from './patterns/FaceLinks/FaceLinks.tsx';
export { FaceCard, type FaceCardProps } from './patterns/FaceCard/FaceCard.tsx';
export { FaceGrid, type FaceGridProps } from './patterns/FaceCard/FaceGrid.tsx';
export { FooterNote, type FooterNoteProps } from './patterns/FooterNote/FooterNote.tsx';
export { HelpButton, type HelpButtonProps } from './patterns/HelpButton/HelpButton.tsx';
export {
  Illustration,
  type IllustrationName,
  type WideIllustrationName,
  type IllustrationProps,
} from './components/Illustration/Illustration.tsx';
export { Scene, type SceneName, type SceneProps } from './components/Illustration/Scene.tsx';
export { Listen } from './components/Listen/Listen.tsx';
export type { ListenProps } from './components/Listen/ListenButton.tsx';
export { PageListen, type PageListenProps } from './patterns/PageListen/PageListen.tsx';
export { Moment, type MomentProps } from './patterns/Moment/Moment.tsx';
export { NewsItem, type NewsItemProps } from './patterns/NewsItem/NewsItem.tsx';
export { PictureCard, type PictureCardProps } from './patterns/PictureCard/PictureCard.tsx';
export { PictureCardGrid, type PictureCardGridProps } from './patterns/PictureCard/PictureCardGrid.tsx';
export { CoveredPart } from './patterns/PageFrame/CoveredPart.tsx';
export { PageFrame, type PageFrameProps } from './patterns/PageFrame/PageFrame.tsx';
export { QR_MARGIN, QrCode, type QrCodeProps } from './patterns/QrCode/QrCode.tsx';
export { Quote, type QuoteProps } from './components/Quote/Quote.tsx';
export type { HeaderToolsProps } from './patterns/SiteHeader/HeaderTools.tsx';
export { SiteHeader, type SiteHeaderProps } from './patterns/SiteHeader/SiteHeader.tsx';
export { SkipLink, type SkipLinkProps } from './components/SkipLink/SkipLink.tsx';
export { Spinner, type SpinnerProps } from './components/Spinner/Spinner.tsx';
export { Waiting, type WaitingProps } from './components/Spinner/Waiting.tsx';
export { StatusLine, type StatusLineProps } from './components/StatusLine/StatusLine.tsx';
export {
  PictureTiles,
  type PictureTile,
  type PictureTilesProps,
} from './patterns/TaskTiles/PictureTiles.tsx';
export { PlayPicture, type PlayPictureProps } from './components/Card/PlayPicture.tsx';
export { RowCard, type RowCardProps } from './components/Card/RowCard.tsx';
export {
  FeelingButtons,
  type FeelingButtonsProps,
  type FeelingChoice,
} from './patterns/Feelings/FeelingButtons.tsx';
export { FeelingPicture, type FeelingName } from './patterns/Feelings/FeelingPicture.tsx';
export { TaskTiles, type Task, type TaskTilesProps } from './patterns/TaskTiles/TaskTiles.tsx';
export { type ToastContent } from './components/ToastRegion/Toast.tsx';
export { ToastRegion, type ToastRegionProps } from './components/ToastRegion/ToastRegion.tsx';
export { UndoBar, type UndoBarProps } from './patterns/UndoBar/UndoBar.tsx';
export { VisitorHeader, type VisitorHeaderProps } from './patterns/VisitorHeader/VisitorHeader.tsx';
export {
  CommentItem,
  CommentList,
  type CommentItemProps,
  type CommentListProps,
} from './patterns/CommentList/CommentList.tsx';
export {
  ConversationList,
  type ConversationListProps,
} from './patterns/ConversationList/ConversationList.tsx';
export type { Conversation } from './patterns/ConversationList/ConversationOption.tsx';
export { MenuBar, type MenuBarProps } from './patterns/MenuBar/MenuBar.tsx';
export { MessageField, type MessageFieldProps } from './patterns/MessageField/MessageField.tsx';
export { MessageLog, type MessageLogProps } from './patterns/MessageLog/MessageLog.tsx';
export type { ChatMessage, WaitingMessage } from './patterns/MessageLog/MessageLine.tsx';
export {
  QuickReplies,
  type QuickRepliesProps,
  type QuickReply,
} from './patterns/QuickReplies/QuickReplies.tsx';
export {
  Panes,
  PanesAlone,
  PanesBack,
  type PanesBackProps,
  type PanesProps,
} from './components/Panes/Panes.tsx';
export { Board, type BoardProps } from './patterns/Board/Board.tsx';
export type { BoardCard } from './patterns/Board/Card.tsx';
export { Pads, type Pad, type PadsProps } from './patterns/Pads/Pads.tsx';
export type { StagePart } from './patterns/Stage/Parts.tsx';
export { Stage, type StageProps } from './patterns/Stage/Stage.tsx';
export { DropZone, type DropZoneProps } from './components/DropZone/DropZone.tsx';
export { MediaGrid, type MediaGridProps } from './patterns/MediaGrid/MediaGrid.tsx';
export { MediaList, type MediaListProps } from './patterns/MediaList/MediaList.tsx';
export type { MediaItem } from './patterns/MediaList/MediaListItem.tsx';
export { MediaTile, type Media, type MediaTileProps } from './components/MediaTile/MediaTile.tsx';
export { PictureFrame, type PictureFrameProps } from './components/PictureFrame/PictureFrame.tsx';
export {
  PictureSequence,
  type PictureSequenceProps,
  type SequencePicture,
} from './patterns/PictureSequence/PictureSequence.tsx';
export {
  PictureWords,
  type PictureWord,
  type PictureWordsProps,
} from './patterns/PictureWords/PictureWords.tsx';
export { PictureViewer, type PictureViewerProps } from './patterns/PictureViewer/PictureViewer.tsx';
export { UploadProgress, type UploadProgressProps } from './patterns/UploadProgress/UploadProgress.tsx';
export { InlineEdit, type InlineEditProps } from './components/InlineEdit/InlineEdit.tsx';
export { Outcome, type OutcomeProps } from './components/Outcome/Outcome.tsx';
export { RequestList, type RequestListProps } from './patterns/RequestCard/RequestList.tsx';
export {
  RequestCard,
  type Answer,
  type FailedAnswer,
  type FriendRequest,
  type RequestCardProps,
} from './patterns/RequestCard/RequestCard.tsx';
export { MediaLoaderProvider, type MediaLoader, type OpenMedia } from './media/mediaLoader.ts';
export { useMediaSource } from './media/mediaSources.ts';
