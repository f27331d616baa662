import activity from '@tabler/icons/outline/activity.svg?raw'
import alarm from '@tabler/icons/outline/alarm.svg?raw'
import ambulance from '@tabler/icons/outline/ambulance.svg?raw'
import apple from '@tabler/icons/outline/apple.svg?raw'
import award from '@tabler/icons/outline/award.svg?raw'
import bed from '@tabler/icons/outline/bed.svg?raw'
import book from '@tabler/icons/outline/book.svg?raw'
import briefcase from '@tabler/icons/outline/briefcase.svg?raw'
import brush from '@tabler/icons/outline/brush.svg?raw'
import buildingHospital from '@tabler/icons/outline/building-hospital.svg?raw'
import bulb from '@tabler/icons/outline/bulb.svg?raw'
import calendar from '@tabler/icons/outline/calendar.svg?raw'
import certificate from '@tabler/icons/outline/certificate.svg?raw'
import chartBar from '@tabler/icons/outline/chart-bar.svg?raw'
import check from '@tabler/icons/outline/check.svg?raw'
import clipboardCheck from '@tabler/icons/outline/clipboard-check.svg?raw'
import clock from '@tabler/icons/outline/clock.svg?raw'
import cloud from '@tabler/icons/outline/cloud.svg?raw'
import code from '@tabler/icons/outline/code.svg?raw'
import cookie from '@tabler/icons/outline/cookie.svg?raw'
import creditCard from '@tabler/icons/outline/credit-card.svg?raw'
import database from '@tabler/icons/outline/database.svg?raw'
import dental from '@tabler/icons/outline/dental.svg?raw'
import deviceMobile from '@tabler/icons/outline/device-mobile.svg?raw'
import download from '@tabler/icons/outline/download.svg?raw'
import eye from '@tabler/icons/outline/eye.svg?raw'
import fileText from '@tabler/icons/outline/file-text.svg?raw'
import flask from '@tabler/icons/outline/flask.svg?raw'
import gift from '@tabler/icons/outline/gift.svg?raw'
import handClick from '@tabler/icons/outline/hand-click.svg?raw'
import headset from '@tabler/icons/outline/headset.svg?raw'
import heart from '@tabler/icons/outline/heart.svg?raw'
import heartHandshake from '@tabler/icons/outline/heart-handshake.svg?raw'
import heartbeat from '@tabler/icons/outline/heartbeat.svg?raw'
import idBadge from '@tabler/icons/outline/id-badge.svg?raw'
import leaf from '@tabler/icons/outline/leaf.svg?raw'
import lock from '@tabler/icons/outline/lock.svg?raw'
import mail from '@tabler/icons/outline/mail.svg?raw'
import mapPin from '@tabler/icons/outline/map-pin.svg?raw'
import message from '@tabler/icons/outline/message.svg?raw'
import microscope from '@tabler/icons/outline/microscope.svg?raw'
import phone from '@tabler/icons/outline/phone.svg?raw'
import pill from '@tabler/icons/outline/pill.svg?raw'
import plug from '@tabler/icons/outline/plug.svg?raw'
import puzzle from '@tabler/icons/outline/puzzle.svg?raw'
import receipt from '@tabler/icons/outline/receipt.svg?raw'
import reportMedical from '@tabler/icons/outline/report-medical.svg?raw'
import rocket from '@tabler/icons/outline/rocket.svg?raw'
import school from '@tabler/icons/outline/school.svg?raw'
import scissors from '@tabler/icons/outline/scissors.svg?raw'
import search from '@tabler/icons/outline/search.svg?raw'
import server from '@tabler/icons/outline/server.svg?raw'
import settings from '@tabler/icons/outline/settings.svg?raw'
import shieldCheck from '@tabler/icons/outline/shield-check.svg?raw'
import shoppingBag from '@tabler/icons/outline/shopping-bag.svg?raw'
import speakerphone from '@tabler/icons/outline/speakerphone.svg?raw'
import star from '@tabler/icons/outline/star.svg?raw'
import stethoscope from '@tabler/icons/outline/stethoscope.svg?raw'
import target from '@tabler/icons/outline/target.svg?raw'
import trendingUp from '@tabler/icons/outline/trending-up.svg?raw'
import truck from '@tabler/icons/outline/truck.svg?raw'
import users from '@tabler/icons/outline/users.svg?raw'
import video from '@tabler/icons/outline/video.svg?raw'
import virus from '@tabler/icons/outline/virus.svg?raw'
import wallet from '@tabler/icons/outline/wallet.svg?raw'
import world from '@tabler/icons/outline/world.svg?raw'
import bloodBag from 'healthicons/public/icons/svg/outline-24px/blood/blood_bag.svg?raw'
import lungs from 'healthicons/public/icons/svg/outline-24px/body/lungs.svg?raw'
import tooth from 'healthicons/public/icons/svg/outline-24px/body/tooth.svg?raw'
import bloodPressure from 'healthicons/public/icons/svg/outline-24px/devices/blood_pressure_monitor.svg?raw'
import infusion from 'healthicons/public/icons/svg/outline-24px/devices/intravenous_bag.svg?raw'
import syringe from 'healthicons/public/icons/svg/outline-24px/devices/syringe.svg?raw'
import testTubes from 'healthicons/public/icons/svg/outline-24px/devices/test_tubes.svg?raw'
import wheelchair from 'healthicons/public/icons/svg/outline-24px/devices/wheelchair_alt.svg?raw'
import xRay from 'healthicons/public/icons/svg/outline-24px/devices/xray.svg?raw'
import pills from 'healthicons/public/icons/svg/outline-24px/medications/pills_2.svg?raw'
import baby from 'healthicons/public/icons/svg/outline-24px/people/baby_0203m.svg?raw'
import training from 'healthicons/public/icons/svg/outline-24px/people/i_training_class.svg?raw'
import clinic from 'healthicons/public/icons/svg/outline-24px/places/ambulatory_clinic.svg?raw'
import cardiogram from 'healthicons/public/icons/svg/outline-24px/symbols/cardiogram.svg?raw'
import hospital from 'healthicons/public/icons/svg/outline-24px/symbols/hospital_symbol.svg?raw'
import type { Icon } from '../generated/types.ts'

/** The file of every icon that an author can name. One that is missing here does not compile. */
export const iconFiles: Readonly<Record<Icon, string>> = {
  activity,
  alarm,
  ambulance,
  apple,
  award,
  baby,
  bed,
  'blood-bag': bloodBag,
  'blood-pressure': bloodPressure,
  book,
  briefcase,
  brush,
  'building-hospital': buildingHospital,
  bulb,
  calendar,
  cardiogram,
  certificate,
  'chart-bar': chartBar,
  check,
  clinic,
  'clipboard-check': clipboardCheck,
  clock,
  cloud,
  code,
  cookie,
  'credit-card': creditCard,
  database,
  dental,
  'device-mobile': deviceMobile,
  download,
  eye,
  'file-text': fileText,
  flask,
  gift,
  'hand-click': handClick,
  headset,
  heart,
  'heart-handshake': heartHandshake,
  heartbeat,
  hospital,
  'id-badge': idBadge,
  infusion,
  leaf,
  lock,
  lungs,
  mail,
  'map-pin': mapPin,
  message,
  microscope,
  phone,
  pill,
  pills,
  plug,
  puzzle,
  receipt,
  'report-medical': reportMedical,
  rocket,
  school,
  scissors,
  search,
  server,
  settings,
  'shield-check': shieldCheck,
  'shopping-bag': shoppingBag,
  speakerphone,
  star,
  stethoscope,
  syringe,
  target,
  'test-tubes': testTubes,
  tooth,
  training,
  'trending-up': trendingUp,
  truck,
  users,
  video,
  virus,
  wallet,
  wheelchair,
  world,
  'x-ray': xRay,
}
