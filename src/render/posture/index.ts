import './dense.css'
import './line.css'
import './scallop.css'
import './wave.css'
