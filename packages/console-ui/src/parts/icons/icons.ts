import {
  ArrowDown,
  ArrowLeft,
  ArrowLeftRight,
  ArrowRight,
  ArrowUp,
  Bell,
  Bookmark,
  Boxes,
  Calendar,
  ChartColumn,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronsUpDown,
  ChevronUp,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleMinus,
  CirclePause,
  CircleQuestionMark,
  CircleX,
  Clock,
  Cloud,
  CloudOff,
  Columns3Cog,
  Copy,
  Database,
  Download,
  Ellipsis,
  ExternalLink,
  Eye,
  EyeOff,
  FileText,
  FingerprintPattern,
  FolderTree,
  GitCompareArrows,
  Globe,
  GraduationCap,
  GripVertical,
  Hash,
  History,
  Info,
  Keyboard,
  KeyRound,
  Landmark,
  LayoutDashboard,
  Link,
  ListFilter,
  LoaderCircle,
  Lock,
  LockOpen,
  LogIn,
  LogOut,
  Mail,
  MapPinPlus,
  Menu,
  Minus,
  Monitor,
  MonitorSmartphone,
  Moon,
  MoveHorizontal,
  OctagonPause,
  PanelLeftClose,
  PanelLeftOpen,
  Pencil,
  Pin,
  PinOff,
  Play,
  PlugZap,
  Plus,
  Printer,
  RefreshCw,
  RotateCw,
  Rows3,
  School,
  Search,
  SearchX,
  Send,
  Server,
  Settings2,
  ShieldCheck,
  StickyNote,
  Sun,
  Table,
  Trash2,
  TriangleAlert,
  Undo2,
  Upload,
  UserCog,
  Users,
  WandSparkles,
  WrapText,
  Wrench,
  X,
} from 'lucide'
import { type ProductIcon, productIcon } from './product-icon.tsx'

// By meaning, never by drawing: the same icon means the same thing on every screen.
export const AddDistrictIcon: ProductIcon = /* @__PURE__ */ productIcon(MapPinPlus)
export const AddIcon: ProductIcon = /* @__PURE__ */ productIcon(Plus)
export const AlertsIcon: ProductIcon = /* @__PURE__ */ productIcon(Bell)
export const ApiSetupIcon: ProductIcon = /* @__PURE__ */ productIcon(PlugZap)
export const AuthenticationIcon: ProductIcon = /* @__PURE__ */ productIcon(KeyRound)
export const BatchIcon: ProductIcon = /* @__PURE__ */ productIcon(Hash)
export const CancelledIcon: ProductIcon = /* @__PURE__ */ productIcon(CircleMinus)
export const CloseIcon: ProductIcon = /* @__PURE__ */ productIcon(X)
export const CollapseIcon: ProductIcon = /* @__PURE__ */ productIcon(ChevronDown)
export const ColumnsIcon: ProductIcon = /* @__PURE__ */ productIcon(Columns3Cog)
export const CompletedIcon: ProductIcon = /* @__PURE__ */ productIcon(CircleCheck)
export const CopyIcon: ProductIcon = /* @__PURE__ */ productIcon(Copy)
export const DarkThemeIcon: ProductIcon = /* @__PURE__ */ productIcon(Moon)
export const DashboardIcon: ProductIcon = /* @__PURE__ */ productIcon(LayoutDashboard)
export const DataIcon: ProductIcon = /* @__PURE__ */ productIcon(Database)
export const DeleteIcon: ProductIcon = /* @__PURE__ */ productIcon(Trash2)
export const DensityIcon: ProductIcon = /* @__PURE__ */ productIcon(Rows3)
export const DeviceIcon: ProductIcon = /* @__PURE__ */ productIcon(MonitorSmartphone)
export const DistrictIcon: ProductIcon = /* @__PURE__ */ productIcon(Landmark)
export const DownIcon: ProductIcon = /* @__PURE__ */ productIcon(ChevronDown)
export const DownloadIcon: ProductIcon = /* @__PURE__ */ productIcon(Download)
export const EditIcon: ProductIcon = /* @__PURE__ */ productIcon(Pencil)
export const ErrorIcon: ProductIcon = /* @__PURE__ */ productIcon(CircleAlert)
export const ExpandIcon: ProductIcon = /* @__PURE__ */ productIcon(ChevronRight, { alongText: true })
export const ExternalIcon: ProductIcon = /* @__PURE__ */ productIcon(ExternalLink)
export const FailedIcon: ProductIcon = /* @__PURE__ */ productIcon(CircleX)
export const FileIcon: ProductIcon = /* @__PURE__ */ productIcon(FileText)
export const FilterIcon: ProductIcon = /* @__PURE__ */ productIcon(ListFilter)
export const FoldIcon: ProductIcon = /* @__PURE__ */ productIcon(PanelLeftClose)
export const HeldIcon: ProductIcon = /* @__PURE__ */ productIcon(OctagonPause)
export const HelpIcon: ProductIcon = /* @__PURE__ */ productIcon(CircleQuestionMark)
export const HistoryIcon: ProductIcon = /* @__PURE__ */ productIcon(History)
export const InfoIcon: ProductIcon = /* @__PURE__ */ productIcon(Info)
export const InstanceManagementIcon: ProductIcon = /* @__PURE__ */ productIcon(Boxes)
export const InstancesIcon: ProductIcon = /* @__PURE__ */ productIcon(Server)
export const LateIcon: ProductIcon = /* @__PURE__ */ productIcon(Clock)
export const LightThemeIcon: ProductIcon = /* @__PURE__ */ productIcon(Sun)
export const LinkIcon: ProductIcon = /* @__PURE__ */ productIcon(Link)
export const LockedIcon: ProductIcon = /* @__PURE__ */ productIcon(Lock)
export const LogoutIcon: ProductIcon = /* @__PURE__ */ productIcon(LogOut)
export const MaintenanceIcon: ProductIcon = /* @__PURE__ */ productIcon(Wrench)
export const MailIcon: ProductIcon = /* @__PURE__ */ productIcon(Mail)
export const MappingIcon: ProductIcon = /* @__PURE__ */ productIcon(ArrowLeftRight)
export const MatchIcon: ProductIcon = /* @__PURE__ */ productIcon(WandSparkles)
export const MenuIcon: ProductIcon = /* @__PURE__ */ productIcon(Menu)
export const MoreIcon: ProductIcon = /* @__PURE__ */ productIcon(Ellipsis)
export const NextIcon: ProductIcon = /* @__PURE__ */ productIcon(ChevronRight, { alongText: true })
export const NoMatchIcon: ProductIcon = /* @__PURE__ */ productIcon(SearchX)
export const NotesIcon: ProductIcon = /* @__PURE__ */ productIcon(StickyNote)
export const NotStartedIcon: ProductIcon = /* @__PURE__ */ productIcon(CircleDashed)
export const PasskeyIcon: ProductIcon = /* @__PURE__ */ productIcon(FingerprintPattern)
export const PausedIcon: ProductIcon = /* @__PURE__ */ productIcon(CirclePause)
export const PeopleIcon: ProductIcon = /* @__PURE__ */ productIcon(Users)
export const PickIcon: ProductIcon = /* @__PURE__ */ productIcon(ChevronsUpDown)
export const PreviousIcon: ProductIcon = /* @__PURE__ */ productIcon(ChevronLeft, { alongText: true })
export const PrintIcon: ProductIcon = /* @__PURE__ */ productIcon(Printer)
export const RefreshIcon: ProductIcon = /* @__PURE__ */ productIcon(RefreshCw)
export const ResetIcon: ProductIcon = /* @__PURE__ */ productIcon(Undo2)
export const RetryIcon: ProductIcon = /* @__PURE__ */ productIcon(RotateCw)
export const RunningIcon: ProductIcon = /* @__PURE__ */ productIcon(LoaderCircle)
export const SearchIcon: ProductIcon = /* @__PURE__ */ productIcon(Search)
export const SendIcon: ProductIcon = /* @__PURE__ */ productIcon(Send)
export const SettingsIcon: ProductIcon = /* @__PURE__ */ productIcon(Settings2)
export const ShortcutsIcon: ProductIcon = /* @__PURE__ */ productIcon(Keyboard)
export const ShowIcon: ProductIcon = /* @__PURE__ */ productIcon(Eye)
export const SignInIcon: ProductIcon = /* @__PURE__ */ productIcon(LogIn)
export const SiteIcon: ProductIcon = /* @__PURE__ */ productIcon(School)
export const SortAscendingIcon: ProductIcon = /* @__PURE__ */ productIcon(ArrowUp)
export const SortDescendingIcon: ProductIcon = /* @__PURE__ */ productIcon(ArrowDown)
export const SyncIcon: ProductIcon = /* @__PURE__ */ productIcon(Play)
export const SystemThemeIcon: ProductIcon = /* @__PURE__ */ productIcon(Monitor)
export const TemplateIcon: ProductIcon = /* @__PURE__ */ productIcon(GitCompareArrows)
export const TimeIcon: ProductIcon = /* @__PURE__ */ productIcon(Clock)
export const UnfoldIcon: ProductIcon = /* @__PURE__ */ productIcon(PanelLeftOpen)
export const UnknownIcon: ProductIcon = /* @__PURE__ */ productIcon(CircleDashed)
export const UnlockIcon: ProductIcon = /* @__PURE__ */ productIcon(LockOpen)
export const UnreachableIcon: ProductIcon = /* @__PURE__ */ productIcon(CloudOff)
export const UploadIcon: ProductIcon = /* @__PURE__ */ productIcon(Upload)
export const UserManagementIcon: ProductIcon = /* @__PURE__ */ productIcon(UserCog)
export const ViewsIcon: ProductIcon = /* @__PURE__ */ productIcon(Bookmark)
export const WarningIcon: ProductIcon = /* @__PURE__ */ productIcon(TriangleAlert)
export const WrapIcon: ProductIcon = /* @__PURE__ */ productIcon(WrapText)

// Of what a list opens or fetches later: apart from the others, so that a list does not load them.
export const BackIcon: ProductIcon = /* @__PURE__ */ productIcon(ArrowLeft, { alongText: true })
export const ChartIcon: ProductIcon = /* @__PURE__ */ productIcon(ChartColumn)
export const CheckIcon: ProductIcon = /* @__PURE__ */ productIcon(Check)
export const DateIcon: ProductIcon = /* @__PURE__ */ productIcon(Calendar)
export const FitIcon: ProductIcon = /* @__PURE__ */ productIcon(MoveHorizontal)
export const ForwardIcon: ProductIcon = /* @__PURE__ */ productIcon(ArrowRight, { alongText: true })
export const HideIcon: ProductIcon = /* @__PURE__ */ productIcon(EyeOff)
export const MixedIcon: ProductIcon = /* @__PURE__ */ productIcon(Minus)
export const PinIcon: ProductIcon = /* @__PURE__ */ productIcon(Pin)
export const ReorderIcon: ProductIcon = /* @__PURE__ */ productIcon(GripVertical)
export const TableIcon: ProductIcon = /* @__PURE__ */ productIcon(Table)
export const UnpinIcon: ProductIcon = /* @__PURE__ */ productIcon(PinOff)
export const UpIcon: ProductIcon = /* @__PURE__ */ productIcon(ChevronUp)

// Kinds of accounts with which people sign in.
export const CloudAccountsIcon: ProductIcon = /* @__PURE__ */ productIcon(Cloud)
export const DirectoryIcon: ProductIcon = /* @__PURE__ */ productIcon(FolderTree)
export const SchoolAccountsIcon: ProductIcon = /* @__PURE__ */ productIcon(GraduationCap)
export const SingleSignOnIcon: ProductIcon = /* @__PURE__ */ productIcon(ShieldCheck)
export const WebAccountsIcon: ProductIcon = /* @__PURE__ */ productIcon(Globe)
