<?php
/**
 * Plugin Name:       Cartavola
 * Description:       A block for card games: tables to play at, lessons, diagrams, replays, puzzles and score pads. Everything runs in the reader's browser, from this site.
 * Version:           0.1.0
 * Requires at least: 6.7
 * Requires PHP:      7.4
 * Author:            Cartavola
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       cartavola
 * Domain Path:       /languages
 *
 * @package cartavola
 */

defined( 'ABSPATH' ) || exit;

define( 'CARTAVOLA_VERSION', '0.1.0' );
define( 'CARTAVOLA_FILE', __FILE__ );

require_once __DIR__ . '/includes/elements.php';
require_once __DIR__ . '/includes/values.php';
require_once __DIR__ . '/includes/content.php';
require_once __DIR__ . '/includes/markup.php';
require_once __DIR__ . '/includes/summary.php';
require_once __DIR__ . '/includes/shortcode.php';
require_once __DIR__ . '/includes/registration.php';

add_action( 'init', 'cartavola_register' );
add_action( 'wp_enqueue_scripts', 'cartavola_keep_room' );
add_filter( 'excerpt_allowed_blocks', 'cartavola_in_excerpts' );
add_filter( 'excerpt_allowed_wrapper_blocks', 'cartavola_in_excerpts' );
add_filter( 'get_the_excerpt', 'cartavola_excerpt', 9, 2 );
add_filter( 'strip_shortcodes_tagnames', 'cartavola_not_stripped' );
add_filter( 'no_texturize_shortcodes', 'cartavola_not_texturized' );
add_shortcode( 'cartavola', 'cartavola_shortcode' );
